// `src/features/saving/save-here.ts`, put together apart: see `src/build/enhancement.ts`.
export {}
