/** Stands for what the log says of the event: what it is about. */
export const sources = {
  items: { findMany: () => Promise.resolve([{ type: 'event', id: 7, topics: [6] }]) },
  feed: { titlesOf: () => Promise.resolve(new Map([['topic-6', { title: 'Limits' }]])) },
}

/** Ada is signed in; nobody else is. */
export const findPerson = (authorization: string | undefined) =>
  authorization === 'Bearer of-ada'
    ? {
        sub: 'auth0|ada',
        scopes: [],
        issuedAt: 0,
        expiresAt: 0,
        findVerifiedEmail: () => Promise.resolve('Ada@work.example'),
      }
    : undefined
