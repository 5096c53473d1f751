extension TimelinePage {
  /// Draws the content of the page, and answers the mouse and the keyboard.
  static let script = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('recording').textContent);
    const part = id => document.getElementById(id);
    const chart = part('chart');

    // MARK: What is shown

    // Shown seconds: all but those that are left out, each of which has the same small length.
    const pieces = [];
    {
      const left = data.breaks.reduce((sum, gap) => sum - (gap.end - gap.start), data.end - data.start);
      let place = 0, time = data.start;
      const add = (end, length, gap) => {
        pieces.push({ start: time, end, place, length, gap });
        place += length;
        time = end;
      };
      for (const gap of data.breaks) {
        add(gap.start, gap.start - time);
        add(gap.end, left / 30, gap);
      }
      add(data.end, data.end - time);
    }
    const lastPiece = pieces[pieces.length - 1];
    const whole = lastPiece.place + lastPiece.length;
    const share = (value, from, to) => to > from ? Math.min(Math.max((value - from) / (to - from), 0), 1) : 0;
    const placeOf = time => {
      const piece = pieces.find(piece => time <= piece.end) ?? lastPiece;
      return piece.place + share(time, piece.start, piece.end) * piece.length;
    };
    const timeOf = place => {
      const piece = pieces.find(piece => place <= piece.place + piece.length) ?? lastPiece;
      return piece.start + share(place, piece.place, piece.place + piece.length) * (piece.end - piece.start);
    };

    let view = { from: 0, to: whole };
    let selection = null;
    let chosen = null;
    const hiddenLanes = new Set();
    const hiddenKinds = new Set();
    const shownLanes = () => data.lanes.filter(lane => !hiddenLanes.has(lane.name));
    const shownNotes = lane => lane.notes.filter(note => !note.kind || !hiddenKinds.has(note.kind));
    const endOf = span => span.end ?? data.end;

    // MARK: Words

    const clock = time => {
      const digits = whole < 100 ? 2 : 1;
      if (data.end < 100) return `${+time.toFixed(digits)} s`;
      const total = Math.round(time * 10 ** digits) / 10 ** digits;
      const rest = (total % 60).toFixed(digits).padStart(3 + digits, '0');
      const minutes = Math.floor(total / 60);
      return data.end < 3600
        ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
    };
    const seconds = length => `${length.toFixed(2)} s`;
    const rounded = length => length < 100 ? `${+length.toFixed(1)} s`
      : length < 6000 ? `${+(length / 60).toFixed(1)} min` : `${+(length / 3600).toFixed(1)} h`;
    const wordsOfKind = Object.fromEntries(data.kinds.map(kind => [kind.name, kind.words]));

    // MARK: Drawing

    const namespace = document.querySelector('svg').namespaceURI;
    const make = (parent, name, attributes = {}, text) => {
      const element = document.createElementNS(namespace, name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      if (text !== undefined) element.textContent = text;
      parent.append(element);
      return element;
    };
    const measure = document.createElement('canvas').getContext('2d');
    const widthOf = text => {
      measure.font = `11px ${getComputedStyle(document.body).fontFamily}`;
      return measure.measureText(text).width + 8;
    };

    let frame = { left: 0, right: 0 };
    const x = time => frame.left + (placeOf(time) - view.from) / (view.to - view.from) * (frame.right - frame.left);
    const timeAt = x => timeOf(view.from + (x - frame.left) / (frame.right - frame.left) * (view.to - view.from));
    const rowHeight = 15;
    // The heights of bars; the others have 16.
    const heights = {
      loaded: 2, transition: 10, 'overlay-transition': 10, cancelled: 12, focused: 9, background: 12,
    };

    function draw() {
      const width = Math.max(240, chart.clientWidth);
      const isNarrow = width < 560;
      const names = Math.max(...shownLanes().map(lane => widthOf(lane.name) * 1.25), 60);
      frame = { left: isNarrow ? 10 : Math.min(names, 200) + 12, right: width - 10 };
      const svg = document.createElementNS(namespace, 'svg');
      const ground = make(svg, 'g');
      let y = drawAxis(svg, width);
      const top = y;
      for (const lane of shownLanes()) y = drawLane(svg, lane, y, isNarrow);
      for (const gap of shownGaps()) {
        const band = make(ground, 'rect', {
          class: `break-${gap.cause}`, x: gap.from, y: top, width: gap.to - gap.from, height: y - top,
        });
        make(band, 'title', {}, `${gap.text}, not to scale`);
      }
      make(svg, 'line', { class: 'line', x1: 0, x2: width, y1: y, y2: y });
      if (selection) {
        const from = Math.max(x(selection.from), frame.left), to = Math.min(x(selection.to), frame.right);
        if (to >= from) {
          make(svg, 'rect', { class: 'selection', x: from, y: top, width: Math.max(to - from, 1), height: y - top });
        }
      }
      svg.setAttribute('viewBox', `0 0 ${width} ${y + 2}`);
      svg.setAttribute('height', y + 2);
      chart.replaceChildren(svg);
      write();
    }

    const ticks = () => {
      const least = (view.to - view.from) / Math.max((frame.right - frame.left) / 80, 1);
      const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 600, 1200, 3600, 7200, 18000, 86400];
      const step = steps.find(step => step >= least) ?? least;
      const times = [];
      for (const piece of pieces.filter(piece => !piece.gap)) {
        const from = Math.max(piece.start, timeOf(view.from)), to = Math.min(piece.end, timeOf(view.to));
        for (let index = Math.ceil(from / step - 1e-6); index * step <= to + 1e-6; index++) times.push(index * step);
      }
      return times;
    };

    // What is left out of the time that is shown, and where.
    const shownGaps = () => pieces.filter(piece => piece.gap).map(({ start, end, gap }) => ({
      cause: gap.cause, text: `${gap.cause} ${rounded(end - start)}`,
      from: Math.max(x(start), frame.left), to: Math.min(x(end), frame.right),
    })).filter(gap => gap.to > gap.from);

    // Writes texts in a row, each around its place, where the one before leaves room.
    function writeRow(svg, width, y, look, texts) {
      let last = -Infinity;
      for (const { text, place } of texts) {
        const half = widthOf(text) / 2;
        if (place - half < last) continue;
        last = place + half;
        make(svg, 'text', { class: look, x: Math.min(Math.max(place, half), width - half), y, 'text-anchor': 'middle' }, text);
      }
    }

    function drawAxis(svg, width) {
      const gaps = shownGaps();
      let y = gaps.length ? 36 : 20;
      writeRow(svg, width, 12, 'gap', gaps.map(gap => ({ text: gap.text, place: (gap.from + gap.to) / 2 })));
      writeRow(svg, width, y - 8, 'tick', ticks().map(time => ({ text: clock(time), place: x(time) })));
      return y;
    }

    function drawLane(svg, lane, y, isNarrow) {
      make(svg, 'line', { class: 'line', x1: 0, x2: frame.right + 10, y1: y, y2: y });
      const barY = y + (isNarrow ? 21 : 6), middle = barY + 10;
      make(svg, 'text', { class: 'name', x: 4, y: isNarrow ? y + 15 : middle + 4 }, shortened(lane.name, frame.left - 12, isNarrow));
      for (const look of data.looks) {
        let last = null;
        for (const span of lane.spans.filter(span => span.look === look.name)) {
          const from = x(span.start), to = x(endOf(span));
          if (to < frame.left || from > frame.right) continue;
          // Bars that are too thin to distinguish become one.
          if (last && to - last.to < 0.5) continue;
          const start = Math.max(from, frame.left), width = Math.max(Math.min(to, frame.right) - start, 1.5);
          const height = heights[look.name] ?? 16;
          const bar = make(svg, 'rect', {
            class: look.name, x: start, y: middle - height / 2, width, height,
          });
          if (look.name === 'loaded') bar.setAttribute('fill', 'none');
          choosable(bar, { lane, span });
          if (look.name === 'cancelled') drawCross(svg, (from + to) / 2, middle);
          if (span.text && widthOf(span.text) < width) {
            make(svg, 'text', {
              class: look.name === 'suspended' ? 'inside-strong' : 'inside', x: start + 4, y: middle + 3.5, 'pointer-events': 'none',
            }, span.text);
          }
          last = { to };
        }
      }
      return Math.max(middle + 15, drawNotes(svg, lane, barY));
    }

    function drawCross(svg, x, y) {
      make(svg, 'path', { class: 'cross', d: `M${x - 3.5} ${y - 3.5}l7 7m0 -7l-7 7`, 'pointer-events': 'none' });
    }

    const shortened = (text, room, isNarrow) => {
      if (isNarrow || widthOf(text) * 1.15 <= room) return text;
      let length = text.length;
      while (length > 1 && widthOf(text.slice(0, length) + '…') * 1.15 > room) length--;
      return text.slice(0, length) + '…';
    };

    // A label begins at the line to its mark, and stands on no other line: from the right, each is below those that it reaches.
    // Where that needs too many rows there is none; the list under the lanes has all.
    function drawNotes(svg, lane, barY) {
      const marks = shownNotes(lane).filter(note => x(note.time) >= frame.left - 1 && x(note.time) <= frame.right + 1);
      const top = barY + 23, placed = [];
      let rows = 0, lastX = Infinity;
      for (const note of [...marks].reverse()) {
        const place = x(note.time), look = note.kind ?? 'event';
        if (note.isLoss) {
          choosable(make(svg, 'line', { class: `mark-${look}`, x1: place, x2: place, y1: barY - 2, y2: barY + 23 }), { lane, note });
        } else {
          choosable(make(svg, 'path', { class: 'event-mark', d: `M${place - 4} ${barY - 5}h8L${place} ${barY + 3}z` }), { lane, note });
        }
        const text = `${clock(note.time)} ${note.text}`, width = widthOf(text);
        const fits = place + width <= frame.right + 8;
        const span = fits ? [place, place + width] : [place - width, place];
        if (span[0] < frame.left || lastX - place < 0.5) continue;
        lastX = place;
        const reached = placed.filter(other => other.span[0] < span[1] + 4 && span[0] < other.span[1] + 4);
        const row = reached.reduce((row, other) => Math.max(row, other.row + 1), 0);
        // One that ends at its mark would stand on the lines of the marks before it.
        const standsOnLine = !fits && marks.some(other => other !== note && x(other.time) > span[0] - 2 && x(other.time) < place);
        if (row > 5 || standsOnLine) continue;
        placed.push({ span, row });
        rows = Math.max(rows, row + 1);
        const y = top + row * rowHeight;
        make(svg, 'line', { class: note.kind ? `leader-${look}` : 'leader', x1: place, x2: place, y1: top, y2: y + rowHeight - 2 });
        const label = make(svg, 'text', {
          class: note.kind ? `loss-${look}` : 'note', x: fits ? place + 4 : place - 4, y: y + 11, 'text-anchor': fits ? 'start' : 'end',
        }, text);
        choosable(label, { lane, note });
      }
      return rows ? top + rows * rowHeight + 4 : 0;
    }

    function choosable(element, item) {
      element.item = item;
      make(element, 'title', {}, describe(item));
      if (chosen && (chosen.note ? chosen.note === item.note : chosen.span && chosen.span === item.span) && element.tagName !== 'text') {
        element.classList.add('chosen');
      }
    }

    // MARK: Under the lanes

    function describe(item) {
      if (item.note) {
        const kind = item.note.kind && item.note.isLoss ? ` (focus lost: ${wordsOfKind[item.note.kind]})` : '';
        return `${item.lane.name}, ${clock(item.note.time)}: ${item.note.text}${kind}`;
      }
      const length = seconds(endOf(item.span) - item.span.start);
      const end = item.span.end === undefined ? 'the end of the recording' : clock(item.span.end);
      return `${item.lane.name}: ${item.span.title}, from ${clock(item.span.start)} to ${end}, ${length}`;
    }

    const overlap = (span, range) => Math.max(0, Math.min(endOf(span), range.to) - Math.max(span.start, range.from));

    // How long spans of one look last in a range. Those in the background have a look of their own.
    const lasting = (lane, look, range) =>
      lane.spans.filter(span => span.look === look).reduce((sum, span) => sum + overlap(span, range), 0);

    function cell(row, name, text) {
      const element = document.createElement(name);
      element.textContent = text;
      row.append(element);
      return element;
    }

    function addEntry(list, text, item) {
      const entry = document.createElement('li'), button = document.createElement('button');
      button.textContent = text;
      button.onclick = () => choose(item);
      entry.append(button);
      list.append(entry);
    }

    function write() {
      const range = selection ?? { from: timeOf(view.from), to: timeOf(view.to) };
      part('selected').disabled = !selection;
      part('range').textContent =
        `${selection ? 'in the selection' : 'in what is shown'}: ${clock(range.from)} to ${clock(range.to)}, ${seconds(range.to - range.from)}`;
      part('details').textContent = chosen ? describe(chosen) : 'Nothing is chosen.';
      const table = part('totals');
      table.replaceChildren();
      const head = table.insertRow();
      ['screen', 'on screen', 'with focus', 'share', 'lost', ...data.kinds.map(kind => kind.words)]
        .forEach(text => cell(head, 'th', text));
      for (const lane of shownLanes().filter(lane => lane.spans.some(span => span.look === 'visible'))) {
        const visible = lasting(lane, 'visible', range), focused = lasting(lane, 'focused', range);
        const losses = shownNotes(lane).filter(note => note.isLoss && note.time >= range.from && note.time <= range.to);
        const row = table.insertRow();
        [
          lane.name, seconds(visible), seconds(focused), visible ? `${Math.round(focused / visible * 100)} %` : '–', losses.length,
          ...data.kinds.map(kind => losses.filter(note => note.kind === kind.name).length),
        ].forEach(text => cell(row, 'td', text));
      }
      const list = part('losses');
      list.replaceChildren();
      const listed = marks().filter(item => item.note.kind && item.note.time >= range.from && item.note.time <= range.to);
      for (const item of listed.slice(0, 200)) addEntry(list, describe(item), item);
      if (listed.length > 200) cell(list, 'li', `and ${listed.length - 200} more; select a shorter part`);
    }

    const marks = () => shownLanes().flatMap(lane => shownNotes(lane).map(note => ({ lane, note })))
      .sort((a, b) => a.note.time - b.note.time);

    // MARK: Mouse, keyboard and buttons

    function show(from, to) {
      const length = Math.min(Math.max(to - from, whole / 5000, 0.02), whole);
      const start = Math.min(Math.max(from + (to - from - length) / 2, 0), whole - length);
      view = { from: start, to: start + length };
      draw();
    }
    const zoom = (factor, around = (view.from + view.to) / 2) =>
      show(around - (around - view.from) * factor, around + (view.to - around) * factor);
    const move = part => show(view.from + part * (view.to - view.from), view.to + part * (view.to - view.from));
    const showSelection = () => selection && show(placeOf(selection.from), placeOf(selection.to));

    function select(from, to) {
      const [first, last] = [Math.min(from, to), Math.max(from, to)];
      selection = last - first > 1e-6 ? { from: Math.max(first, data.start), to: Math.min(last, data.end) } : null;
      draw();
    }

    function choose(item) {
      chosen = item;
      const place = placeOf(item.note?.time ?? item.span.start);
      const length = view.to - view.from;
      if (place < view.from || place > view.to) show(place - length / 2, place + length / 2);
      else draw();
    }

    let drag = null;
    const placeInChart = event => event.clientX - chart.getBoundingClientRect().left;
    chart.addEventListener('pointerdown', event => {
      if (event.button === 0) drag = { x: placeInChart(event), item: event.target.item };
    });
    chart.addEventListener('pointermove', event => {
      if (!drag || Math.abs(placeInChart(event) - drag.x) < 4 && !drag.moved) return;
      drag.moved = true;
      chart.setPointerCapture(event.pointerId);
      select(timeAt(drag.x), timeAt(placeInChart(event)));
    });
    chart.addEventListener('pointerup', () => {
      if (drag && !drag.moved && drag.item) choose(drag.item);
      drag = null;
    });
    chart.addEventListener('pointercancel', () => { drag = null; });
    chart.addEventListener('dblclick', event => zoom(0.5, placeOf(timeAt(placeInChart(event)))));
    chart.addEventListener('wheel', event => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        zoom(Math.exp(event.deltaY / 300), placeOf(timeAt(placeInChart(event))));
      } else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        event.preventDefault();
        move(event.deltaX / 1000);
      }
    }, { passive: false });

    function next(step) {
      const all = marks();
      if (!all.length) return;
      const index = all.findIndex(item => item.note === chosen?.note);
      const from = timeOf(view.from);
      const first = step > 0 ? all.findIndex(item => item.note.time >= from) : all.length - 1;
      choose(all[index < 0 ? Math.max(first, 0) : Math.min(Math.max(index + step, 0), all.length - 1)]);
    }

    // Shift with an arrow moves the end of a selection that began in the middle, or at the chosen mark.
    function extend(direction) {
      const step = (timeOf(view.to) - timeOf(view.from)) / 20;
      const anchor = selection ?? { from: chosen?.note?.time ?? timeOf((view.from + view.to) / 2) };
      const from = selection?.anchor ?? anchor.from, head = (selection?.head ?? from) + direction * step;
      select(from, head);
      if (selection) Object.assign(selection, { anchor: from, head });
    }

    const keys = {
      '+': () => zoom(0.5), '=': () => zoom(0.5), '-': () => zoom(2), '0': () => show(0, whole),
      ArrowLeft: event => event.shiftKey ? extend(-1) : move(-0.2), ArrowRight: event => event.shiftKey ? extend(1) : move(0.2),
      n: () => next(1), p: () => next(-1), Enter: showSelection,
      Escape: () => { selection = null; chosen = null; draw(); },
    };
    chart.addEventListener('keydown', event => {
      const key = keys[event.key] ?? keys[event.key.toLowerCase()];
      if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      key(event);
    });
    part('closer').onclick = () => zoom(0.5);
    part('wider').onclick = () => zoom(2);
    part('all').onclick = () => show(0, whole);
    part('selected').onclick = showSelection;

    function addCheckbox(parent, text, name, hidden) {
      const label = document.createElement('label'), box = document.createElement('input');
      box.type = 'checkbox';
      box.checked = true;
      box.onchange = () => { if (box.checked) hidden.delete(name); else hidden.add(name); draw(); };
      label.append(box, ` ${text}`);
      parent.append(label);
    }
    for (const kind of data.kinds) addCheckbox(part('kinds'), kind.words, kind.name, hiddenKinds);
    for (const lane of data.lanes) addCheckbox(part('lanes'), lane.name, lane.name, hiddenLanes);
    for (const look of data.looks) {
      const entry = document.createElement('span');
      part('legend').append(entry, ' ');
      const sample = make(entry, 'svg');
      const height = Math.min(heights[look.name] ?? 14, 14);
      make(sample, 'rect', { class: look.name, x: 1, y: 8 - height / 2, width: 24, height });
      if (look.name === 'cancelled') drawCross(sample, 13, 8);
      entry.append(look.words);
    }
    part('remarks').textContent = data.remarks.join(' ');
    addEventListener('resize', draw);
    draw();
    """#
}
