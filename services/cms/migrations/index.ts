import * as migration_20261122_100039_initial from './20261122_100039_initial';
import * as migration_20261123_020741_find_editions_in_log from './20261123_020741_find_editions_in_log';
import * as migration_20261123_091219_localize_graduate_office from './20261123_091219_localize_graduate_office';
import * as migration_20261123_162526_localize_citations from './20261123_162526_localize_citations';
import * as migration_20261123_172500_tell_source_languages_by_code from './20261123_172500_tell_source_languages_by_code';
import * as migration_20261125_151049_tell_office_clocks from './20261125_151049_tell_office_clocks';
import * as migration_20261125_153147_ask_for_reviews from './20261125_153147_ask_for_reviews';
import * as migration_20261125_154548_revoke_preview_links from './20261125_154548_revoke_preview_links';
import * as migration_20261126_164000_empty_status_without_question from './20261126_164000_empty_status_without_question';
import * as migration_20261126_175150_show_regulators_badge from './20261126_175150_show_regulators_badge';
import * as migration_20261127_025128_number_guidance from './20261127_025128_number_guidance';
import * as migration_20261127_091342_tell_films_and_places from './20261127_091342_tell_films_and_places';
import * as migration_20261127_094126_send_newsletters from './20261127_094126_send_newsletters';
import * as migration_20261127_133000_note_review_letters from './20261127_133000_note_review_letters';
import * as migration_20261127_155430_note_spaces from './20261127_155430_note_spaces';
import * as migration_20261127_155737_tell_names_of_the_law from './20261127_155737_tell_names_of_the_law';
import * as migration_20261127_230100_compare_translations from './20261127_230100_compare_translations';
import * as migration_20261127_231209_localize_change_notes from './20261127_231209_localize_change_notes';
import * as migration_20261127_231500_check_links from './20261127_231500_check_links';
import * as migration_20261127_233000_comment_together from './20261127_233000_comment_together';
import * as migration_20261127_234000_bundle_changes from './20261127_234000_bundle_changes';
import * as migration_20261128_005500_note_redactions from './20261128_005500_note_redactions';
import * as migration_20261128_081745_consultations from './20261128_081745_consultations';
import * as migration_20261128_164053_media_folders from './20261128_164053_media_folders';
import * as migration_20261128_211500_colleague_letters from './20261128_211500_colleague_letters';

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
    name: '20261123_162526_localize_citations',
  },
  {
    up: migration_20261123_172500_tell_source_languages_by_code.up,
    down: migration_20261123_172500_tell_source_languages_by_code.down,
    name: '20261123_172500_tell_source_languages_by_code',
  },
  {
    up: migration_20261125_151049_tell_office_clocks.up,
    down: migration_20261125_151049_tell_office_clocks.down,
    name: '20261125_151049_tell_office_clocks',
  },
  {
    up: migration_20261125_153147_ask_for_reviews.up,
    down: migration_20261125_153147_ask_for_reviews.down,
    name: '20261125_153147_ask_for_reviews',
  },
  {
    up: migration_20261125_154548_revoke_preview_links.up,
    down: migration_20261125_154548_revoke_preview_links.down,
    name: '20261125_154548_revoke_preview_links',
  },
  {
    up: migration_20261126_164000_empty_status_without_question.up,
    down: migration_20261126_164000_empty_status_without_question.down,
    name: '20261126_164000_empty_status_without_question',
  },
  {
    up: migration_20261126_175150_show_regulators_badge.up,
    down: migration_20261126_175150_show_regulators_badge.down,
    name: '20261126_175150_show_regulators_badge',
  },
  {
    up: migration_20261127_025128_number_guidance.up,
    down: migration_20261127_025128_number_guidance.down,
    name: '20261127_025128_number_guidance',
  },
  {
    up: migration_20261127_091342_tell_films_and_places.up,
    down: migration_20261127_091342_tell_films_and_places.down,
    name: '20261127_091342_tell_films_and_places',
  },
  {
    up: migration_20261127_094126_send_newsletters.up,
    down: migration_20261127_094126_send_newsletters.down,
    name: '20261127_094126_send_newsletters',
  },
  {
    up: migration_20261127_133000_note_review_letters.up,
    down: migration_20261127_133000_note_review_letters.down,
    name: '20261127_133000_note_review_letters',
  },
  {
    up: migration_20261127_155430_note_spaces.up,
    down: migration_20261127_155430_note_spaces.down,
    name: '20261127_155430_note_spaces',
  },
  {
    up: migration_20261127_155737_tell_names_of_the_law.up,
    down: migration_20261127_155737_tell_names_of_the_law.down,
    name: '20261127_155737_tell_names_of_the_law',
  },
  {
    up: migration_20261127_230100_compare_translations.up,
    down: migration_20261127_230100_compare_translations.down,
    name: '20261127_230100_compare_translations',
  },
  {
    up: migration_20261127_231209_localize_change_notes.up,
    down: migration_20261127_231209_localize_change_notes.down,
    name: '20261127_231209_localize_change_notes',
  },
  {
    up: migration_20261127_231500_check_links.up,
    down: migration_20261127_231500_check_links.down,
    name: '20261127_231500_check_links',
  },
  {
    up: migration_20261127_233000_comment_together.up,
    down: migration_20261127_233000_comment_together.down,
    name: '20261127_233000_comment_together',
  },
  {
    up: migration_20261127_234000_bundle_changes.up,
    down: migration_20261127_234000_bundle_changes.down,
    name: '20261127_234000_bundle_changes',
  },
  {
    up: migration_20261128_005500_note_redactions.up,
    down: migration_20261128_005500_note_redactions.down,
    name: '20261128_005500_note_redactions',
  },
  {
    up: migration_20261128_081745_consultations.up,
    down: migration_20261128_081745_consultations.down,
    name: '20261128_081745_consultations',
  },
  {
    up: migration_20261128_164053_media_folders.up,
    down: migration_20261128_164053_media_folders.down,
    name: '20261128_164053_media_folders',
  },
  {
    up: migration_20261128_211500_colleague_letters.up,
    down: migration_20261128_211500_colleague_letters.down,
    name: '20261128_211500_colleague_letters'
  },
];
