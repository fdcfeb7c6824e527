// `src/features/registration/register-here.ts`, put together apart: see `src/gatsby/enhancement.ts`.
export {}
