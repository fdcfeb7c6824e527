/** What every service writes of itself: its log, as lines for people or as JSON, and traces where something takes them. Read here and nowhere else. */
export const environment = {
  logFormat: () => (process.env.LOG_FORMAT === 'json' ? 'json' : 'text'),
  /** OpenTelemetry's own names: a platform that collects traces sets them by itself. */
  tracesUrl: () => process.env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
  tracesHeaders: () => process.env.OTEL_EXPORTER_OTLP_HEADERS ?? '',
}
