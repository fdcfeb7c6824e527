const names = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether a host is this machine itself, which nobody else can reach. */
export const isLoopback = (host: string): boolean => names.test(host)
