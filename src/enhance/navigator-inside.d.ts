// `src/features/navigator/navigator-inside.ts`, put together apart: see `src/build/enhancement.ts`.
export {}
