/** The package has types for its converters only: pairs of characters, "國 国|學 学". */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string
  // eslint-disable-next-line import-x/no-default-export -- it is what the package does
  export default pairs
}
