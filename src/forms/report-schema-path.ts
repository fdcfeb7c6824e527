/** Where the schema is published that a report for programs names; another form gets another number. */
export const reportSchemaPath = '/schemas/report-2.json'
