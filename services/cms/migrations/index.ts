export const migrations: never[] = []
