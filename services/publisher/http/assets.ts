import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firmFile } from '../../../src/config/firm-folder'

const root = join(__dirname, '../../..')
const parts = ['src/ui/tokens.css', 'src/ui/fonts.css', 'src/ui/base.css', 'services/publisher/http/status.css']

let style: string | undefined
/** The site's own look, and what these pages add to it. */
export const readStyle = (): string =>
  (style ??= [firmFile('firm.css'), ...parts.map((part) => join(root, part))]
    .map((path) => readFileSync(path, 'utf8'))
    .join(''))

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
