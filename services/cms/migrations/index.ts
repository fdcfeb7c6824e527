import * as migration_20261121_033458_initial from './20261121_033458_initial';

export const migrations = [
  {
    up: migration_20261121_033458_initial.up,
    down: migration_20261121_033458_initial.down,
    name: '20261121_033458_initial'
  },
];
