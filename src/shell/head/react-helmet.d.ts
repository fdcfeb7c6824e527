declare module 'react-helmet' {
  import { type ReactNode } from 'react'

  export function Helmet(props: { children?: ReactNode }): ReactNode
}
