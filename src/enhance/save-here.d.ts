// `src/features/saving/save-here.ts`, put together apart: see `src/gatsby/enhancement.ts`.
export {}
