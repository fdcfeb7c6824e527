/** Stands, in the scripts of pages, for `prop-types` and `react-is`, which check components while somebody develops them. */
const unchecked: unknown = new Proxy(() => unchecked, { get: () => unchecked })

// The modules that it stands for have one.
// eslint-disable-next-line import-x/no-default-export -- see above
export default unchecked
export const isForwardRef = (): boolean => false
