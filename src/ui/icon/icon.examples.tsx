import { Icon, iconNames } from './icon'

export const examples = Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />]))
