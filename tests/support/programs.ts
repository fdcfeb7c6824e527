import { compilePrograms } from '../../services/shared/compiled/compile-programs'

// Some begin a process or a thread of a service. Jest asks for a default export here.
// eslint-disable-next-line import-x/no-default-export -- see above
export default compilePrograms
