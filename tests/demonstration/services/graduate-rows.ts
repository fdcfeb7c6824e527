/** The pages for graduates: their place, the row that asks for each, and in how many languages it is. */
export const graduateRows = [
  ['home', 'R-GRA-01', 7],
  ['alumni', 'R-GRA-02', 1],
  ['apply', 'R-GRA-03', 7],
  ['brochure', 'R-GRA-04', 5],
  ['business-services', 'R-GRA-05', 4],
  ['career', 'R-GRA-06', 7],
  ['contact-us', 'R-GRA-07', 6],
  ['faq', 'R-GRA-08', 7],
  ['meet-us', 'R-GRA-09', 7],
  ['professionals', 'R-GRA-10', 3],
  ['starters', 'R-GRA-11', 7],
  ['students', 'R-GRA-12', 7],
  ['training-contract', 'R-GRA-13', 5],
] as const
