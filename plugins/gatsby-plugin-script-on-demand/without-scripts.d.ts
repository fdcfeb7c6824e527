import { type ReactNode } from 'react'

export function isScript(node: ReactNode): boolean
export function withoutRouter(html: string): string
export function withoutNames(node: ReactNode): ReactNode
