// `src/features/search/search-box.tsx`, as every page fetches it: see `src/gatsby/enhancement.ts`.
export { connectSearch, takeOver } from '../../features/search/search-box'
