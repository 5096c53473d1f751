/// What is used of the messages of OTLP, as their members are in JSON: names in lowerCamelCase, identifiers in hexadecimal digits,
/// integers with 64 bits as texts, enums as numbers.
///
/// Source: "JSON Protobuf Encoding", open-telemetry/opentelemetry-proto, docs/specification.md; the messages in
/// opentelemetry/proto of the same repository.
enum OTLP {
  struct TracesData: Encodable {
    struct ResourceSpans: Encodable {
      let resource: Resource
      let scopeSpans: [ScopeSpans]
    }

    struct ScopeSpans: Encodable {
      let scope: Scope
      let spans: [Span]
    }

    let resourceSpans: [ResourceSpans]
  }

  struct LogsData: Encodable {
    struct ResourceLogs: Encodable {
      let resource: Resource
      let scopeLogs: [ScopeLogs]
    }

    struct ScopeLogs: Encodable {
      let scope: Scope
      let logRecords: [LogRecord]
    }

    let resourceLogs: [ResourceLogs]
  }

  struct Resource: Encodable {
    let attributes: [Attribute]
  }

  struct Scope: Encodable {
    let name: String
  }

  struct Span: Encodable {
    let traceId: String
    let spanId: String
    let parentSpanId: String?
    let name: String
    /// `SPAN_KIND_INTERNAL`.
    let kind = 1
    let startTimeUnixNano: String
    let endTimeUnixNano: String
    let attributes: [Attribute]

    // `kind` is written too, though it has one value.
    enum CodingKeys: CodingKey {
      case traceId, spanId, parentSpanId, name, kind, startTimeUnixNano, endTimeUnixNano, attributes
    }
  }

  struct LogRecord: Encodable {
    let timeUnixNano: String
    /// `SEVERITY_NUMBER_INFO`.
    let severityNumber = 9
    let eventName: String
    let attributes: [Attribute]
    let traceId: String
    let spanId: String

    // `severityNumber` is written too, though it has one value.
    enum CodingKeys: CodingKey {
      case timeUnixNano, severityNumber, eventName, attributes, traceId, spanId
    }
  }

  struct Attribute: Encodable, Equatable {
    enum Value: Encodable, Equatable {
      case text(String)
      case number(Double)
      case flag(Bool)

      private enum CodingKeys: CodingKey {
        case stringValue, doubleValue, boolValue
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let text): try container.encode(text, forKey: .stringValue)
        case .number(let number): try container.encode(number, forKey: .doubleValue)
        case .flag(let flag): try container.encode(flag, forKey: .boolValue)
        }
      }
    }

    let key: String
    let value: Value

    init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }
}
