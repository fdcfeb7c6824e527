// Beside an editor's form, the page follows what is typed. For anybody else it stays as it came.
const pauseMs = 250
const isBesideForm = window.parent !== window

let timer = 0
let request

function follow(typed) {
  request?.abort()
  request = new XMLHttpRequest()
  request.open('POST', location.pathname)
  request.setRequestHeader('content-type', 'application/json')
  // As a document: text would have to pass for trusted before it could become a page.
  request.responseType = 'document'
  request.addEventListener('load', () => show(request.response))
  request.send(JSON.stringify({ typed }))
}

function show(next) {
  if (!next?.body) return
  for (const script of next.querySelectorAll('script')) script.remove()
  const { scrollX, scrollY } = window
  document.title = next.title
  document.body.replaceWith(document.adoptNode(next.body))
  window.scrollTo(scrollX, scrollY)
}

if (isBesideForm) {
  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data?.type !== 'payload-live-preview' || data.data === undefined) return
    clearTimeout(timer)
    timer = setTimeout(() => follow(data.data), pauseMs)
  })
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}
