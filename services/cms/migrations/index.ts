import * as migration_20261122_100039_initial from './20261122_100039_initial';
import * as migration_20261123_020741_find_editions_in_log from './20261123_020741_find_editions_in_log';
import * as migration_20261123_091219_localize_graduate_office from './20261123_091219_localize_graduate_office';
import * as migration_20261123_162526_localize_citations from './20261123_162526_localize_citations';
import * as migration_20261123_172500_tell_source_languages_by_code from './20261123_172500_tell_source_languages_by_code';

export const migrations = [
  {
    up: migration_20261122_100039_initial.up,
    down: migration_20261122_100039_initial.down,
    name: '20261122_100039_initial',
  },
  {
    up: migration_20261123_020741_find_editions_in_log.up,
    down: migration_20261123_020741_find_editions_in_log.down,
    name: '20261123_020741_find_editions_in_log',
  },
  {
    up: migration_20261123_091219_localize_graduate_office.up,
    down: migration_20261123_091219_localize_graduate_office.down,
    name: '20261123_091219_localize_graduate_office',
  },
  {
    up: migration_20261123_162526_localize_citations.up,
    down: migration_20261123_162526_localize_citations.down,
    name: '20261123_162526_localize_citations'
  },
  {
    up: migration_20261123_172500_tell_source_languages_by_code.up,
    down: migration_20261123_172500_tell_source_languages_by_code.down,
    name: '20261123_172500_tell_source_languages_by_code'
  },
];
