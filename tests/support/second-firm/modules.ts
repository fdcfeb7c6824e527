export const modules = {
  graduates: false,
  navigator: false,
  products: false,
  events: true,
  vacancies: true,
  wechat: false,
  remote: false,
  signIn: true,
}

export type Module = keyof typeof modules
