// `src/features/lessons/lesson-here.ts`, put together apart: see `src/gatsby/enhancement.ts`.
export {}
