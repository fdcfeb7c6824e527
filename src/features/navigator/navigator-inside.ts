import { loadStyle } from '../../shell/load-style'
import { showInside } from './show-inside'

const place = document.getElementById('navigator_inside')

// A failure reaches the script that imports this, which shows the page as it was built.
if (place) await Promise.all([loadStyle('navigator-inside'), showInside(place)])

export {}
