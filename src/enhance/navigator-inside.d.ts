// `src/features/navigator/navigator-inside.ts`, put together apart: see `src/gatsby/enhancement.ts`.
export {}
