import { readSiteStyle } from '../../shared/site-style'

let style: string | undefined
export const readStyle = (): string => (style ??= readSiteStyle(['services/publisher/http/status.css']))

/** Keeps a page fresh unless somebody is at work in it; without it the page is complete, and as old as its answer. */
export const statusScript = `const freshMs=2000
setInterval(async()=>{
  const now=document.querySelector('#status')
  if(!now||document.hidden||document.activeElement!==document.body)return
  const response=await fetch(location.href).catch(()=>undefined)
  if(!response?.ok)return
  const next=new DOMParser().parseFromString(await response.text(),'text/html').querySelector('#status')
  if(next&&next.innerHTML!==now.innerHTML)now.replaceWith(next)
},freshMs)`
