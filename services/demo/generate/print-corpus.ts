import { giveIds } from '../items/give-ids'
import { tellItems } from '../tell-items'
import { planCorpus } from './plan-corpus'
import { readCorpus } from './read-corpus'

void tellItems(giveIds(planCorpus(readCorpus(process.argv.slice(2)))))
