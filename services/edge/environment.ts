/** What `npm start`, or an operator, tells the edge beside the settings. */
export const environment = {
  operatorKey: () => process.env.OPERATOR_KEY ?? '',
}
