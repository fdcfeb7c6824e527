import { type Picture } from '../../../services/demo/pictures/read-pictures'
import { drawArches, drawColonnade } from './draw/draw-colonnade'
import { drawEngraving } from './draw/draw-engraving'
import { drawFins } from './draw/draw-fins'
import { drawPleats } from './draw/draw-pleats'
import { drawQuill } from './draw/draw-quill'
import { drawRelief } from './draw/draw-relief'
import { drawSheets } from './draw/draw-sheets'
import { drawSpiral, drawStair } from './draw/draw-stair'
import { drawWater } from './draw/draw-water'
import { drawWindow } from './draw/draw-window'
import { type Draw } from './draw/scene'

/** How each kind of picture is drawn. */
export const drawings = {
  arches: drawArches,
  colonnade: drawColonnade,
  engraving: drawEngraving,
  fins: drawFins,
  pleats: drawPleats,
  quill: drawQuill,
  relief: drawRelief,
  sheets: drawSheets,
  spiral: drawSpiral,
  stair: drawStair,
  water: drawWater,
  window: drawWindow,
} satisfies Record<Picture['drawing'], Draw>
