import axios, { type AxiosInstance } from 'axios'

/** How requests travel: no time limit of its own, 200 to 299 is success, and the usual names against forged requests. */
export const createHttp = (): AxiosInstance =>
  axios.create({
    timeout: 0,
    validateStatus: (status) => status >= 200 && status < 300,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
  })
