import { useEffect, useRef } from 'react'

/** Hands on what a change was answered with, once for each answer. */
export function useAnswered<Answer>(answered: Answer | undefined, onAnswer: (answer: Answer) => void): void {
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  useEffect(() => {
    if (answered) latest.current(answered)
  }, [answered])
}
