import { type ReactNode } from 'react'

type Parts = {
  pathname: string
  getHeadComponents: () => ReactNode[]
  replaceHeadComponents: (nodes: ReactNode[]) => void
  getPostBodyComponents: () => ReactNode[]
  replacePostBodyComponents: (nodes: ReactNode[]) => void
}

export function onPreRenderHTML(parts: Parts, options: { keep?: readonly string[] }): void
