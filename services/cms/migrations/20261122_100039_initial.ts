import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_people_phones_kind" AS ENUM('office', 'mobile');
  CREATE TYPE "public"."enum_people_role" AS ENUM('partner', 'counsel', 'associate', 'trainee', 'business-services');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_people_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__people_v_version_phones_kind" AS ENUM('office', 'mobile');
  CREATE TYPE "public"."enum__people_v_version_role" AS ENUM('partner', 'counsel', 'associate', 'trainee', 'business-services');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__people_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_offices_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offices_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__offices_v_version_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__offices_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_locations_kind" AS ENUM('country', 'city');
  CREATE TYPE "public"."enum_locations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_locations_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__locations_v_version_kind" AS ENUM('country', 'city');
  CREATE TYPE "public"."enum__locations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__locations_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__services_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_sectors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sectors_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__sectors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sectors_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__sectors_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_solutions_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__solutions_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_articles_kind" AS ENUM('article', 'publication', 'podcast', 'video');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__articles_v_version_kind" AS ENUM('article', 'publication', 'podcast', 'video');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__articles_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_events_mode" AS ENUM('in-person', 'online', 'hybrid');
  CREATE TYPE "public"."enum_events_state" AS ENUM('scheduled', 'full', 'waiting-list', 'cancelled');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__events_v_version_mode" AS ENUM('in-person', 'online', 'hybrid');
  CREATE TYPE "public"."enum__events_v_version_state" AS ENUM('scheduled', 'full', 'waiting-list', 'cancelled');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__events_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_trainings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_trainings_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__trainings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trainings_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__trainings_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_training_series_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_training_series_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__training_series_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__training_series_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__training_series_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_topics_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__topics_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__topics_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_newsletters_frequencies" AS ENUM('immediate', 'daily', 'weekly');
  CREATE TYPE "public"."enum_newsletters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_newsletters_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__newsletters_v_version_frequencies" AS ENUM('immediate', 'daily', 'weekly');
  CREATE TYPE "public"."enum__newsletters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletters_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__newsletters_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__pages_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__news_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_deals_currency" AS ENUM('GBP', 'EUR', 'USD', 'CNY', 'HKD', 'SGD', 'AED', 'JPY');
  CREATE TYPE "public"."enum_deals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_deals_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__deals_v_version_currency" AS ENUM('GBP', 'EUR', 'USD', 'CNY', 'HKD', 'SGD', 'AED', 'JPY');
  CREATE TYPE "public"."enum__deals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__deals_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__deals_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_vacancies_level" AS ENUM('graduate', 'associate', 'counsel', 'partner', 'business-services');
  CREATE TYPE "public"."enum_vacancies_employment" AS ENUM('full-time', 'part-time', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancies_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__vacancies_v_version_level" AS ENUM('graduate', 'associate', 'counsel', 'partner', 'business-services');
  CREATE TYPE "public"."enum__vacancies_v_version_employment" AS ENUM('full-time', 'part-time', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__vacancies_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_benefits_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_benefits_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__benefits_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__benefits_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__benefits_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__testimonials_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_contact_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_topics_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__contact_topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_topics_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__contact_topics_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_legal_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_notices_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__legal_notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_notices_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__legal_notices_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('tool', 'navigator', 'feature');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_products_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__products_v_version_kind" AS ENUM('tool', 'navigator', 'feature');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__products_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_marketing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_marketing_pages_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__marketing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__marketing_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__marketing_pages_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_nav_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_nav_services_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__nav_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__nav_services_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__nav_services_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_nav_regions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_nav_regions_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__nav_regions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__nav_regions_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__nav_regions_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_nav_jurisdictions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_nav_jurisdictions_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__nav_jurisdictions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__nav_jurisdictions_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__nav_jurisdictions_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_nav_contents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_nav_contents_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__nav_contents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__nav_contents_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__nav_contents_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_nav_questions_value_type" AS ENUM('status', 'threshold', 'days', 'text', 'yes-no');
  CREATE TYPE "public"."enum_nav_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_nav_questions_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__nav_questions_v_version_value_type" AS ENUM('status', 'threshold', 'days', 'text', 'yes-no');
  CREATE TYPE "public"."enum__nav_questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__nav_questions_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__nav_questions_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."nav_answer_status" AS ENUM('permitted', 'permitted-with-conditions', 'restricted', 'prohibited', 'under-review', 'not-applicable', 'no-data');
  CREATE TYPE "public"."enum_nav_answers_deadline_unit" AS ENUM('hours', 'days', 'trading-days', 'months');
  CREATE TYPE "public"."enum_nav_answers_change_kind" AS ENUM('editorial', 'law-change', 'correction');
  CREATE TYPE "public"."enum_nav_answers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_nav_answers_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__nav_answers_v_version_deadline_unit" AS ENUM('hours', 'days', 'trading-days', 'months');
  CREATE TYPE "public"."enum__nav_answers_v_version_change_kind" AS ENUM('editorial', 'law-change', 'correction');
  CREATE TYPE "public"."enum__nav_answers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__nav_answers_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__nav_answers_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_graduate_pages_kind" AS ENUM('home', 'alumni', 'apply', 'brochure', 'business-services', 'career', 'contact-us', 'faq', 'meet-us', 'professionals', 'starters', 'students', 'training-contract');
  CREATE TYPE "public"."enum_graduate_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_graduate_pages_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__graduate_pages_v_version_kind" AS ENUM('home', 'alumni', 'apply', 'brochure', 'business-services', 'career', 'contact-us', 'faq', 'meet-us', 'professionals', 'starters', 'students', 'training-contract');
  CREATE TYPE "public"."enum__graduate_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__graduate_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__graduate_pages_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_menus_place" AS ENUM('header', 'footer', 'graduate-header', 'graduate-footer');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menus_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__menus_v_version_place" AS ENUM('header', 'footer', 'graduate-header', 'graduate-footer');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__menus_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__redirects_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_settings_scope" AS ENUM('whole-site');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_settings_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum__settings_v_version_scope" AS ENUM('whole-site');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__settings_v_version_review_state" AS ENUM('draft', 'in-review', 'approved');
  CREATE TYPE "public"."enum_nudges_state" AS ENUM('waiting', 'delivered', 'superseded', 'given-up');
  CREATE TYPE "public"."enum_audit_events_what" AS ENUM('publish', 'withdraw', 'send-for-review', 'send-back', 'approve', 'schedule', 'cancel-schedule', 'schedule-failed', 'undo', 'delete', 'trash', 'untrash', 'create', 'change', 'export', 'sign-in-failed', 'second-factor-on', 'second-factor-off', 'recovery-code');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('author', 'editor', 'approver', 'product-manager', 'admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'endEmbargo', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'endEmbargo', 'schedulePublish');
  CREATE TABLE "people_admissions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric
  );
  
  CREATE TABLE "people_admissions_locales" (
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "people_education" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "people_education_locales" (
  	"degree" varchar,
  	"institution" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "people_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_people_phones_kind",
  	"number" varchar
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"given_name" varchar,
  	"family_name" varchar,
  	"other_names" varchar,
  	"native_name" varchar,
  	"pronouns" varchar,
  	"role" "enum_people_role",
  	"photo_id" integer,
  	"email" varchar,
  	"linkedin" varchar,
  	"left_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_people_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "people_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"job_title" varchar,
  	"biography" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_people_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "people_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "people_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"offices_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_people_v_version_admissions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v_version_admissions_locales" (
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v_version_education" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v_version_education_locales" (
  	"degree" varchar,
  	"institution" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__people_v_version_phones_kind",
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_given_name" varchar,
  	"version_family_name" varchar,
  	"version_other_names" varchar,
  	"version_native_name" varchar,
  	"version_pronouns" varchar,
  	"version_role" "enum__people_v_version_role",
  	"version_photo_id" integer,
  	"version_email" varchar,
  	"version_linkedin" varchar,
  	"version_left_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__people_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_people_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_job_title" varchar,
  	"version_biography" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__people_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_people_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"offices_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "offices_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_offices_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "offices_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"city_id" integer,
  	"country_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"legal_entity" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_offices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "offices_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"address" varchar,
  	"body" jsonb,
  	"regulator_text" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_offices_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "offices_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "offices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_offices_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__offices_v_version_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offices_v_version_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_city_id" integer,
  	"version_country_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_legal_entity" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__offices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__offices_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_offices_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_address" varchar,
  	"version_body" jsonb,
  	"version_regulator_text" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__offices_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_offices_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_offices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_locations_kind",
  	"iso" varchar,
  	"within_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_locations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "locations_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_locations_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "locations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_locations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__locations_v_version_kind",
  	"version_iso" varchar,
  	"version_within_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__locations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__locations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_locations_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__locations_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_locations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "services_how_we_help" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_how_we_help_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_services_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"sectors_id" integer,
  	"solutions_id" integer,
  	"products_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_services_v_version_how_we_help" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_how_we_help_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__services_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"sectors_id" integer,
  	"solutions_id" integer,
  	"products_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "sectors_how_we_help" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sectors_how_we_help_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sectors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sectors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sectors_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_sectors_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sectors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"services_id" integer,
  	"solutions_id" integer,
  	"products_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_sectors_v_version_how_we_help" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sectors_v_version_how_we_help_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sectors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sectors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sectors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sectors_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__sectors_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sectors_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"services_id" integer,
  	"solutions_id" integer,
  	"products_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "solutions_how_we_help" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_how_we_help_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_solutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solutions_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_solutions_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solutions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"products_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_solutions_v_version_how_we_help" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_how_we_help_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_solutions_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__solutions_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"products_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "articles_citations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_articles_kind" DEFAULT 'article',
  	"published_on" timestamp(3) with time zone,
  	"law_stated_at" timestamp(3) with time zone,
  	"cover_id" integer,
  	"reading_time" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_articles_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"topics_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_articles_v_version_citations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__articles_v_version_kind" DEFAULT 'article',
  	"version_published_on" timestamp(3) with time zone,
  	"version_law_stated_at" timestamp(3) with time zone,
  	"version_cover_id" integer,
  	"version_reading_time" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__articles_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"topics_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "events_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar
  );
  
  CREATE TABLE "events_agenda_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events_guests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "events_guests_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"time_zone" varchar,
  	"mode" "enum_events_mode",
  	"state" "enum_events_state" DEFAULT 'scheduled',
  	"capacity" numeric,
  	"stream_url" varchar,
  	"registration_opens" timestamp(3) with time zone,
  	"registration_closes" timestamp(3) with time zone,
  	"cpd_minutes" numeric,
  	"recording_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"venue" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_events_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"topics_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_events_v_version_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_agenda_locales" (
  	"item" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_version_guests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_guests_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_time_zone" varchar,
  	"version_mode" "enum__events_v_version_mode",
  	"version_state" "enum__events_v_version_state" DEFAULT 'scheduled',
  	"version_capacity" numeric,
  	"version_stream_url" varchar,
  	"version_registration_opens" timestamp(3) with time zone,
  	"version_registration_closes" timestamp(3) with time zone,
  	"version_cpd_minutes" numeric,
  	"version_recording_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_venue" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__events_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"topics_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "trainings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"duration_minutes" numeric,
  	"cpd_minutes" numeric,
  	"published_on" timestamp(3) with time zone,
  	"media_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_trainings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "trainings_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"transcript" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_trainings_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "trainings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"topics_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_trainings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_duration_minutes" numeric,
  	"version_cpd_minutes" numeric,
  	"version_published_on" timestamp(3) with time zone,
  	"version_media_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__trainings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__trainings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_trainings_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_transcript" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__trainings_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trainings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"topics_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "training_series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_training_series_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "training_series_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_training_series_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "training_series_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"trainings_id" integer,
  	"topics_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_training_series_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__training_series_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__training_series_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_training_series_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__training_series_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_training_series_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"trainings_id" integer,
  	"topics_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"within_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_topics_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "topics_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_topics_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "topics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_within_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__topics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__topics_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_topics_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__topics_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_topics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "newsletters_frequencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletters_frequencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_newsletters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "newsletters_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_newsletters_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"topics_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_newsletters_v_version_frequencies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__newsletters_v_version_frequencies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_newsletters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__newsletters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__newsletters_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_newsletters_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__newsletters_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_newsletters_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"topics_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"cover_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_pages_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"people_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_cover_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__pages_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"people_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"published_on" timestamp(3) with time zone,
  	"embargo_until" timestamp(3) with time zone,
  	"press_contact_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_news_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"deals_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_published_on" timestamp(3) with time zone,
  	"version_embargo_until" timestamp(3) with time zone,
  	"version_press_contact_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__news_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"deals_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "deals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"confidential" boolean DEFAULT false,
  	"client" varchar,
  	"value" numeric,
  	"currency" "enum_deals_currency",
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_deals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "deals_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"role" varchar,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_deals_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "deals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"offices_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_deals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_confidential" boolean DEFAULT false,
  	"version_client" varchar,
  	"version_value" numeric,
  	"version_currency" "enum__deals_v_version_currency",
  	"version_date" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__deals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__deals_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_deals_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_role" varchar,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__deals_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_deals_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"offices_id" integer,
  	"nav_jurisdictions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"level" "enum_vacancies_level",
  	"employment" "enum_vacancies_employment",
  	"posted_on" timestamp(3) with time zone,
  	"closes_on" timestamp(3) with time zone,
  	"apply_url" varchar,
  	"benefits_id" integer,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_vacancies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vacancies_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"area" varchar,
  	"salary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_vacancies_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "vacancies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"offices_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_reference" varchar,
  	"version_level" "enum__vacancies_v_version_level",
  	"version_employment" "enum__vacancies_v_version_employment",
  	"version_posted_on" timestamp(3) with time zone,
  	"version_closes_on" timestamp(3) with time zone,
  	"version_apply_url" varchar,
  	"version_benefits_id" integer,
  	"version_parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vacancies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_vacancies_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_area" varchar,
  	"version_salary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__vacancies_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"offices_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "benefits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_benefits_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "benefits_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_benefits_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "benefits_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_benefits_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__benefits_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__benefits_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_benefits_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__benefits_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_benefits_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"portrait_id" integer,
  	"office_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"role" varchar,
  	"text" varchar,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_testimonials_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_portrait_id" integer,
  	"version_office_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_role" varchar,
  	"version_text" varchar,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__testimonials_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "contact_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_contact_topics_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "contact_topics_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_contact_topics_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contact_topics_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "contact_topics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"offices_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_contact_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__contact_topics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_topics_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_contact_topics_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__contact_topics_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_topics_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_contact_topics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"offices_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "legal_notices_entities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"office_id" integer
  );
  
  CREATE TABLE "legal_notices_entities_locales" (
  	"regulator_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "legal_notices_complaints_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "legal_notices_complaints_steps_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"within" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "legal_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sra_number" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_legal_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "legal_notices_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"regulated_by" varchar,
  	"ombudsman" varchar,
  	"regulator_contact" varchar,
  	"terms" jsonb,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_legal_notices_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_legal_notices_v_version_entities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"office_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_notices_v_version_entities_locales" (
  	"regulator_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_notices_v_version_complaints_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_notices_v_version_complaints_steps_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"within" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sra_number" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_notices_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_legal_notices_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_regulated_by" varchar,
  	"version_ombudsman" varchar,
  	"version_regulator_contact" varchar,
  	"version_terms" jsonb,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__legal_notices_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_notices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_feature" boolean DEFAULT false,
  	"kind" "enum_products_kind",
  	"parent_id" integer,
  	"permission_key" varchar,
  	"launch_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_products_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_is_feature" boolean DEFAULT false,
  	"version_kind" "enum__products_v_version_kind",
  	"version_parent_id" integer,
  	"version_permission_key" varchar,
  	"version_launch_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__products_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"people_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "marketing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"nav_service_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_marketing_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "marketing_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_marketing_pages_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "marketing_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_marketing_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_product_id" integer,
  	"version_nav_service_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__marketing_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__marketing_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_marketing_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__marketing_pages_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_marketing_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "nav_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"permission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_nav_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "nav_services_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_nav_services_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "nav_services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"nav_regions_id" integer,
  	"people_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_nav_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_permission_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__nav_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__nav_services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_nav_services_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__nav_services_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_nav_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"nav_regions_id" integer,
  	"people_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "nav_regions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_nav_regions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "nav_regions_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_nav_regions_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "nav_regions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_nav_regions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__nav_regions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__nav_regions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_nav_regions_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__nav_regions_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_nav_regions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "nav_jurisdictions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"iso" varchar,
  	"region_id" integer,
  	"counsel_firm" varchar,
  	"counsel_person" varchar,
  	"reviewer_id" integer,
  	"last_reviewed" timestamp(3) with time zone,
  	"review_due" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_nav_jurisdictions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "nav_jurisdictions_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_nav_jurisdictions_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "nav_jurisdictions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "nav_jurisdictions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_nav_jurisdictions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_iso" varchar,
  	"version_region_id" integer,
  	"version_counsel_firm" varchar,
  	"version_counsel_person" varchar,
  	"version_reviewer_id" integer,
  	"version_last_reviewed" timestamp(3) with time zone,
  	"version_review_due" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__nav_jurisdictions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__nav_jurisdictions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_nav_jurisdictions_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__nav_jurisdictions_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_nav_jurisdictions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_nav_jurisdictions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "nav_contents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nav_service_id" integer,
  	"region_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_nav_contents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "nav_contents_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"teaser" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_nav_contents_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "nav_contents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_nav_contents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_nav_service_id" integer,
  	"version_region_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__nav_contents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__nav_contents_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_nav_contents_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_teaser" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum__nav_contents_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_nav_contents_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "nav_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nav_service_id" integer,
  	"key" varchar,
  	"position" numeric,
  	"value_type" "enum_nav_questions_value_type",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_nav_questions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "nav_questions_locales" (
  	"text" varchar,
  	"topic" varchar,
  	"help_text" varchar,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_nav_questions_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "nav_questions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_nav_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_nav_service_id" integer,
  	"version_key" varchar,
  	"version_position" numeric,
  	"version_value_type" "enum__nav_questions_v_version_value_type",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__nav_questions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__nav_questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_nav_questions_v_locales" (
  	"version_text" varchar,
  	"version_topic" varchar,
  	"version_help_text" varchar,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__nav_questions_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_nav_questions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "nav_answers_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"provision" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "nav_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"jurisdiction_id" integer,
  	"question_id" integer,
  	"status" "nav_answer_status",
  	"threshold" varchar,
  	"deadline_amount" numeric,
  	"deadline_unit" "enum_nav_answers_deadline_unit",
  	"deadline_from" varchar,
  	"effective_from" timestamp(3) with time zone,
  	"effective_to" timestamp(3) with time zone,
  	"version" numeric,
  	"change_kind" "enum_nav_answers_change_kind",
  	"change_note" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_nav_answers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "nav_answers_locales" (
  	"short_answer" varchar,
  	"detail" jsonb,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_nav_answers_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "nav_answers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_nav_answers_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"provision" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_answers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_jurisdiction_id" integer,
  	"version_question_id" integer,
  	"version_status" "nav_answer_status",
  	"version_threshold" varchar,
  	"version_deadline_amount" numeric,
  	"version_deadline_unit" "enum__nav_answers_v_version_deadline_unit",
  	"version_deadline_from" varchar,
  	"version_effective_from" timestamp(3) with time zone,
  	"version_effective_to" timestamp(3) with time zone,
  	"version_version" numeric,
  	"version_change_kind" "enum__nav_answers_v_version_change_kind",
  	"version_change_note" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__nav_answers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__nav_answers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_nav_answers_v_locales" (
  	"version_short_answer" varchar,
  	"version_detail" jsonb,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__nav_answers_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_nav_answers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "graduate_pages_intakes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "graduate_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_graduate_pages_kind",
  	"office_id" integer,
  	"cover_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_graduate_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "graduate_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"opens_on" timestamp(3) with time zone,
  	"closes_on" timestamp(3) with time zone,
  	"apply_url" varchar,
  	"brochure_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_graduate_pages_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "graduate_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"testimonials_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_graduate_pages_v_version_intakes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_graduate_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__graduate_pages_v_version_kind",
  	"version_office_id" integer,
  	"version_cover_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__graduate_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__graduate_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_graduate_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_opens_on" timestamp(3) with time zone,
  	"version_closes_on" timestamp(3) with time zone,
  	"version_apply_url" varchar,
  	"version_brochure_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__graduate_pages_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_graduate_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"testimonials_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "menus_entries_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "menus_entries_below_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "menus_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" "enum_menus_place",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "menus_locales" (
  	"name" varchar,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_menus_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"people_id" integer,
  	"offices_id" integer,
  	"locations_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"solutions_id" integer,
  	"articles_id" integer,
  	"news_id" integer,
  	"events_id" integer,
  	"trainings_id" integer,
  	"training_series_id" integer,
  	"products_id" integer,
  	"marketing_pages_id" integer,
  	"nav_services_id" integer,
  	"nav_regions_id" integer,
  	"nav_jurisdictions_id" integer,
  	"nav_contents_id" integer,
  	"topics_id" integer,
  	"vacancies_id" integer,
  	"benefits_id" integer,
  	"contact_topics_id" integer,
  	"graduate_pages_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_menus_v_version_entries_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_entries_below_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_entries_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_place" "enum__menus_v_version_place",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_menus_v_locales" (
  	"version_name" varchar,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__menus_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"people_id" integer,
  	"offices_id" integer,
  	"locations_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"solutions_id" integer,
  	"articles_id" integer,
  	"news_id" integer,
  	"events_id" integer,
  	"trainings_id" integer,
  	"training_series_id" integer,
  	"products_id" integer,
  	"marketing_pages_id" integer,
  	"nav_services_id" integer,
  	"nav_regions_id" integer,
  	"nav_jurisdictions_id" integer,
  	"nav_contents_id" integer,
  	"topics_id" integer,
  	"vacancies_id" integer,
  	"benefits_id" integer,
  	"contact_topics_id" integer,
  	"graduate_pages_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_gone" boolean DEFAULT false,
  	"reason" varchar,
  	"created_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "redirects_locales" (
  	"from" varchar,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_redirects_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"people_id" integer,
  	"offices_id" integer,
  	"locations_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"solutions_id" integer,
  	"articles_id" integer,
  	"news_id" integer,
  	"events_id" integer,
  	"trainings_id" integer,
  	"training_series_id" integer,
  	"products_id" integer,
  	"marketing_pages_id" integer,
  	"nav_services_id" integer,
  	"nav_regions_id" integer,
  	"nav_jurisdictions_id" integer,
  	"nav_contents_id" integer,
  	"topics_id" integer,
  	"vacancies_id" integer,
  	"benefits_id" integer,
  	"contact_topics_id" integer,
  	"graduate_pages_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_is_gone" boolean DEFAULT false,
  	"version_reason" varchar,
  	"version_created_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_redirects_v_locales" (
  	"version_from" varchar,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__redirects_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_redirects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"pages_id" integer,
  	"people_id" integer,
  	"offices_id" integer,
  	"locations_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"solutions_id" integer,
  	"articles_id" integer,
  	"news_id" integer,
  	"events_id" integer,
  	"trainings_id" integer,
  	"training_series_id" integer,
  	"products_id" integer,
  	"marketing_pages_id" integer,
  	"nav_services_id" integer,
  	"nav_regions_id" integer,
  	"nav_jurisdictions_id" integer,
  	"nav_contents_id" integer,
  	"topics_id" integer,
  	"vacancies_id" integer,
  	"benefits_id" integer,
  	"contact_topics_id" integer,
  	"graduate_pages_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "settings_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scope" "enum_settings_scope" DEFAULT 'whole-site',
  	"sharing_picture_id" integer,
  	"phone" varchar,
  	"consent_version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_settings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "settings_locales" (
  	"firm_name" varchar,
  	"claim" varchar,
  	"notice" varchar,
  	"consent_text" varchar,
  	"live" boolean DEFAULT true,
  	"review_state" "enum_settings_review_state" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_approved_by_id" integer,
  	"review_approved_at" timestamp(3) with time zone,
  	"review_words" varchar,
  	"review_facts" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "_settings_v_version_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_scope" "enum__settings_v_version_scope" DEFAULT 'whole-site',
  	"version_sharing_picture_id" integer,
  	"version_phone" varchar,
  	"version_consent_version" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_firm_name" varchar,
  	"version_claim" varchar,
  	"version_notice" varchar,
  	"version_consent_text" varchar,
  	"version_live" boolean DEFAULT true,
  	"version_review_state" "enum__settings_v_version_review_state" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_approved_by_id" integer,
  	"version_review_approved_at" timestamp(3) with time zone,
  	"version_review_words" varchar,
  	"version_review_facts" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_review_due_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"users_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"licence" varchar,
  	"token" varchar,
  	"colour" varchar,
  	"former_tokens" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_jpeg480_url" varchar,
  	"sizes_jpeg480_width" numeric,
  	"sizes_jpeg480_height" numeric,
  	"sizes_jpeg480_mime_type" varchar,
  	"sizes_jpeg480_filesize" numeric,
  	"sizes_jpeg480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_jpeg960_url" varchar,
  	"sizes_jpeg960_width" numeric,
  	"sizes_jpeg960_height" numeric,
  	"sizes_jpeg960_mime_type" varchar,
  	"sizes_jpeg960_filesize" numeric,
  	"sizes_jpeg960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_jpeg1600_url" varchar,
  	"sizes_jpeg1600_width" numeric,
  	"sizes_jpeg1600_height" numeric,
  	"sizes_jpeg1600_mime_type" varchar,
  	"sizes_jpeg1600_filesize" numeric,
  	"sizes_jpeg1600_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "nudges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"delivery" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"seq" numeric NOT NULL,
  	"state" "enum_nudges_state" NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"answer" varchar,
  	"delivered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "organisations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"provider_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "organisations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "grants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sub" varchar,
  	"email" varchar,
  	"organisation_id" integer,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"granted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "grants_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "client_teams" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"organisation_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_teams_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"people_id" integer
  );
  
  CREATE TABLE "product_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"organisation_id" integer NOT NULL,
  	"product_id" integer,
  	"nav_service_id" integer,
  	"seats" numeric NOT NULL,
  	"renews_on" timestamp(3) with time zone NOT NULL,
  	"owner" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"who_id" integer,
  	"what" "enum_audit_events_what" NOT NULL,
  	"title" varchar,
  	"kind" varchar NOT NULL,
  	"item" numeric,
  	"locale" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"second_factor" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"people_id" integer,
  	"offices_id" integer,
  	"locations_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"solutions_id" integer,
  	"articles_id" integer,
  	"events_id" integer,
  	"trainings_id" integer,
  	"training_series_id" integer,
  	"topics_id" integer,
  	"newsletters_id" integer,
  	"pages_id" integer,
  	"news_id" integer,
  	"deals_id" integer,
  	"vacancies_id" integer,
  	"benefits_id" integer,
  	"testimonials_id" integer,
  	"contact_topics_id" integer,
  	"legal_notices_id" integer,
  	"products_id" integer,
  	"marketing_pages_id" integer,
  	"nav_services_id" integer,
  	"nav_regions_id" integer,
  	"nav_jurisdictions_id" integer,
  	"nav_contents_id" integer,
  	"nav_questions_id" integer,
  	"nav_answers_id" integer,
  	"graduate_pages_id" integer,
  	"menus_id" integer,
  	"redirects_id" integer,
  	"settings_id" integer,
  	"media_id" integer,
  	"nudges_id" integer,
  	"organisations_id" integer,
  	"grants_id" integer,
  	"client_teams_id" integer,
  	"product_subscriptions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publications" (
  	"seq" bigserial PRIMARY KEY NOT NULL,
  	"type" text NOT NULL,
  	"item_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"revision" integer NOT NULL,
  	"operation" text NOT NULL,
  	"audience" text NOT NULL,
  	"document" jsonb,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publication_heads" (
  	"type" text NOT NULL,
  	"item_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"seq" bigint NOT NULL,
  	"revision" integer NOT NULL,
  	"operation" text NOT NULL,
  	"audience" text NOT NULL,
  	"address" text,
  	"title" text,
  	CONSTRAINT "publication_heads_type_item_id_locale_pk" PRIMARY KEY("type","item_id","locale")
  );
  
  CREATE TABLE "publication_references" (
  	"type" text NOT NULL,
  	"item_id" integer NOT NULL,
  	"target" text NOT NULL,
  	"target_id" integer NOT NULL,
  	CONSTRAINT "publication_references_type_item_id_target_target_id_pk" PRIMARY KEY("type","item_id","target","target_id")
  );
  
  CREATE TABLE "former_addresses" (
  	"type" text NOT NULL,
  	"item_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"address" text NOT NULL,
  	"left_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "former_addresses_type_item_id_locale_address_pk" PRIMARY KEY("type","item_id","locale","address")
  );
  
  CREATE TABLE "access_changes" (
  	"seq" bigserial PRIMARY KEY NOT NULL,
  	"collection" text NOT NULL,
  	"item_id" integer NOT NULL
  );
  
  CREATE TABLE "nudge_receivers" (
  	"url" text PRIMARY KEY NOT NULL,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"not_before" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"secret" text NOT NULL,
  	"step" integer NOT NULL,
  	"recovery" jsonb NOT NULL
  );
  
  ALTER TABLE "people_admissions" ADD CONSTRAINT "people_admissions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_admissions_locales" ADD CONSTRAINT "people_admissions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people_admissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_education" ADD CONSTRAINT "people_education_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_education_locales" ADD CONSTRAINT "people_education_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people_education"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_phones" ADD CONSTRAINT "people_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_texts" ADD CONSTRAINT "people_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_rels" ADD CONSTRAINT "people_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_rels" ADD CONSTRAINT "people_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_rels" ADD CONSTRAINT "people_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_rels" ADD CONSTRAINT "people_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_rels" ADD CONSTRAINT "people_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_rels" ADD CONSTRAINT "people_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_admissions" ADD CONSTRAINT "_people_v_version_admissions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_admissions_locales" ADD CONSTRAINT "_people_v_version_admissions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v_version_admissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_education" ADD CONSTRAINT "_people_v_version_education_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_education_locales" ADD CONSTRAINT "_people_v_version_education_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v_version_education"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_phones" ADD CONSTRAINT "_people_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_texts" ADD CONSTRAINT "_people_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_rels" ADD CONSTRAINT "_people_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_rels" ADD CONSTRAINT "_people_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_rels" ADD CONSTRAINT "_people_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_rels" ADD CONSTRAINT "_people_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_rels" ADD CONSTRAINT "_people_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_rels" ADD CONSTRAINT "_people_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_hours" ADD CONSTRAINT "offices_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_pictures" ADD CONSTRAINT "offices_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_pictures" ADD CONSTRAINT "offices_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_city_id_locations_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_texts" ADD CONSTRAINT "offices_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_hours" ADD CONSTRAINT "_offices_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_pictures" ADD CONSTRAINT "_offices_v_version_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_version_pictures" ADD CONSTRAINT "_offices_v_version_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_city_id_locations_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_country_id_locations_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_texts" ADD CONSTRAINT "_offices_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_within_id_locations_id_fk" FOREIGN KEY ("within_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_within_id_locations_id_fk" FOREIGN KEY ("version_within_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_locales" ADD CONSTRAINT "_locations_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_locales" ADD CONSTRAINT "_locations_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_locales" ADD CONSTRAINT "_locations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_how_we_help" ADD CONSTRAINT "services_how_we_help_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_how_we_help_locales" ADD CONSTRAINT "services_how_we_help_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_how_we_help"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_how_we_help" ADD CONSTRAINT "_services_v_version_how_we_help_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_how_we_help_locales" ADD CONSTRAINT "_services_v_version_how_we_help_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_how_we_help"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_parent_id_services_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_how_we_help" ADD CONSTRAINT "sectors_how_we_help_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_how_we_help_locales" ADD CONSTRAINT "sectors_how_we_help_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sectors_how_we_help"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors" ADD CONSTRAINT "sectors_parent_id_sectors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_version_how_we_help" ADD CONSTRAINT "_sectors_v_version_how_we_help_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_version_how_we_help_locales" ADD CONSTRAINT "_sectors_v_version_how_we_help_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sectors_v_version_how_we_help"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v" ADD CONSTRAINT "_sectors_v_parent_id_sectors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v" ADD CONSTRAINT "_sectors_v_version_parent_id_sectors_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v_locales" ADD CONSTRAINT "_sectors_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v_locales" ADD CONSTRAINT "_sectors_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v_locales" ADD CONSTRAINT "_sectors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_how_we_help" ADD CONSTRAINT "solutions_how_we_help_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_how_we_help_locales" ADD CONSTRAINT "solutions_how_we_help_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_how_we_help"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_how_we_help" ADD CONSTRAINT "_solutions_v_version_how_we_help_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_how_we_help_locales" ADD CONSTRAINT "_solutions_v_version_how_we_help_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_how_we_help"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_parent_id_solutions_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_citations" ADD CONSTRAINT "articles_citations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_citations" ADD CONSTRAINT "_articles_v_version_citations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_agenda" ADD CONSTRAINT "events_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_agenda_locales" ADD CONSTRAINT "events_agenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_guests" ADD CONSTRAINT "events_guests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_guests_locales" ADD CONSTRAINT "events_guests_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_guests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_agenda" ADD CONSTRAINT "_events_v_version_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_agenda_locales" ADD CONSTRAINT "_events_v_version_agenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_guests" ADD CONSTRAINT "_events_v_version_guests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_guests_locales" ADD CONSTRAINT "_events_v_version_guests_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_guests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_locales" ADD CONSTRAINT "trainings_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings_locales" ADD CONSTRAINT "trainings_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings_locales" ADD CONSTRAINT "trainings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v" ADD CONSTRAINT "_trainings_v_parent_id_trainings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trainings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v_locales" ADD CONSTRAINT "_trainings_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v_locales" ADD CONSTRAINT "_trainings_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v_locales" ADD CONSTRAINT "_trainings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_locales" ADD CONSTRAINT "training_series_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "training_series_locales" ADD CONSTRAINT "training_series_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "training_series_locales" ADD CONSTRAINT "training_series_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v" ADD CONSTRAINT "_training_series_v_parent_id_training_series_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."training_series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v_locales" ADD CONSTRAINT "_training_series_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v_locales" ADD CONSTRAINT "_training_series_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v_locales" ADD CONSTRAINT "_training_series_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_training_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_training_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics" ADD CONSTRAINT "topics_within_id_topics_id_fk" FOREIGN KEY ("within_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_rels" ADD CONSTRAINT "topics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_rels" ADD CONSTRAINT "topics_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v" ADD CONSTRAINT "_topics_v_parent_id_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v" ADD CONSTRAINT "_topics_v_version_within_id_topics_id_fk" FOREIGN KEY ("version_within_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_locales" ADD CONSTRAINT "_topics_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_locales" ADD CONSTRAINT "_topics_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_locales" ADD CONSTRAINT "_topics_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v_rels" ADD CONSTRAINT "_topics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topics_v_rels" ADD CONSTRAINT "_topics_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_frequencies" ADD CONSTRAINT "newsletters_frequencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v_version_frequencies" ADD CONSTRAINT "_newsletters_v_version_frequencies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_parent_id_newsletters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_locales" ADD CONSTRAINT "_newsletters_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_locales" ADD CONSTRAINT "_newsletters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v_rels" ADD CONSTRAINT "_newsletters_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v_rels" ADD CONSTRAINT "_newsletters_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v_rels" ADD CONSTRAINT "_newsletters_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_press_contact_id_people_id_fk" FOREIGN KEY ("press_contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_deals_fk" FOREIGN KEY ("deals_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_press_contact_id_people_id_fk" FOREIGN KEY ("version_press_contact_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_deals_fk" FOREIGN KEY ("deals_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_locales" ADD CONSTRAINT "deals_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals_locales" ADD CONSTRAINT "deals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v" ADD CONSTRAINT "_deals_v_parent_id_deals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deals_v_locales" ADD CONSTRAINT "_deals_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deals_v_locales" ADD CONSTRAINT "_deals_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_deals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_deals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_benefits_id_benefits_id_fk" FOREIGN KEY ("benefits_id") REFERENCES "public"."benefits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_rels" ADD CONSTRAINT "vacancies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_rels" ADD CONSTRAINT "vacancies_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_rels" ADD CONSTRAINT "vacancies_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_benefits_id_benefits_id_fk" FOREIGN KEY ("version_benefits_id") REFERENCES "public"."benefits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_parent_id_vacancies_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_rels" ADD CONSTRAINT "_vacancies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_rels" ADD CONSTRAINT "_vacancies_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_rels" ADD CONSTRAINT "_vacancies_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "benefits" ADD CONSTRAINT "benefits_country_id_locations_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "benefits_locales" ADD CONSTRAINT "benefits_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "benefits_locales" ADD CONSTRAINT "benefits_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "benefits_locales" ADD CONSTRAINT "benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "benefits_rels" ADD CONSTRAINT "benefits_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "benefits_rels" ADD CONSTRAINT "benefits_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_benefits_v" ADD CONSTRAINT "_benefits_v_parent_id_benefits_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."benefits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_benefits_v" ADD CONSTRAINT "_benefits_v_version_country_id_locations_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_benefits_v_locales" ADD CONSTRAINT "_benefits_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_benefits_v_locales" ADD CONSTRAINT "_benefits_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_benefits_v_locales" ADD CONSTRAINT "_benefits_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_benefits_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_benefits_v_rels" ADD CONSTRAINT "_benefits_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_benefits_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_benefits_v_rels" ADD CONSTRAINT "_benefits_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_topics_locales" ADD CONSTRAINT "contact_topics_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_topics_locales" ADD CONSTRAINT "contact_topics_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_topics_locales" ADD CONSTRAINT "contact_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_topics_texts" ADD CONSTRAINT "contact_topics_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_topics_rels" ADD CONSTRAINT "contact_topics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_topics_rels" ADD CONSTRAINT "contact_topics_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_topics_rels" ADD CONSTRAINT "contact_topics_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_topics_v" ADD CONSTRAINT "_contact_topics_v_parent_id_contact_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_locales" ADD CONSTRAINT "_contact_topics_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_locales" ADD CONSTRAINT "_contact_topics_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_locales" ADD CONSTRAINT "_contact_topics_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_texts" ADD CONSTRAINT "_contact_topics_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contact_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_rels" ADD CONSTRAINT "_contact_topics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contact_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_rels" ADD CONSTRAINT "_contact_topics_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_rels" ADD CONSTRAINT "_contact_topics_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notices_entities" ADD CONSTRAINT "legal_notices_entities_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_notices_entities" ADD CONSTRAINT "legal_notices_entities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notices_entities_locales" ADD CONSTRAINT "legal_notices_entities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notices_entities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notices_complaints_steps" ADD CONSTRAINT "legal_notices_complaints_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notices_complaints_steps_locales" ADD CONSTRAINT "legal_notices_complaints_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notices_complaints_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notices_locales" ADD CONSTRAINT "legal_notices_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_notices_locales" ADD CONSTRAINT "legal_notices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notices_rels" ADD CONSTRAINT "legal_notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notices_rels" ADD CONSTRAINT "legal_notices_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_version_entities" ADD CONSTRAINT "_legal_notices_v_version_entities_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_version_entities" ADD CONSTRAINT "_legal_notices_v_version_entities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_version_entities_locales" ADD CONSTRAINT "_legal_notices_v_version_entities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notices_v_version_entities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_version_complaints_steps" ADD CONSTRAINT "_legal_notices_v_version_complaints_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_version_complaints_steps_locales" ADD CONSTRAINT "_legal_notices_v_version_complaints_steps_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notices_v_version_complaints_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notices_v" ADD CONSTRAINT "_legal_notices_v_parent_id_legal_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_locales" ADD CONSTRAINT "_legal_notices_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_locales" ADD CONSTRAINT "_legal_notices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_rels" ADD CONSTRAINT "_legal_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_legal_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_rels" ADD CONSTRAINT "_legal_notices_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_parent_id_products_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_nav_service_id_nav_services_id_fk" FOREIGN KEY ("nav_service_id") REFERENCES "public"."nav_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages_locales" ADD CONSTRAINT "marketing_pages_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages_locales" ADD CONSTRAINT "marketing_pages_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages_locales" ADD CONSTRAINT "marketing_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages_rels" ADD CONSTRAINT "marketing_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages_rels" ADD CONSTRAINT "marketing_pages_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v" ADD CONSTRAINT "_marketing_pages_v_parent_id_marketing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v" ADD CONSTRAINT "_marketing_pages_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v" ADD CONSTRAINT "_marketing_pages_v_version_nav_service_id_nav_services_id_fk" FOREIGN KEY ("version_nav_service_id") REFERENCES "public"."nav_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_locales" ADD CONSTRAINT "_marketing_pages_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_locales" ADD CONSTRAINT "_marketing_pages_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_locales" ADD CONSTRAINT "_marketing_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_marketing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_rels" ADD CONSTRAINT "_marketing_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_marketing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_rels" ADD CONSTRAINT "_marketing_pages_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_services_locales" ADD CONSTRAINT "nav_services_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_services_locales" ADD CONSTRAINT "nav_services_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_services_locales" ADD CONSTRAINT "nav_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_services_rels" ADD CONSTRAINT "nav_services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_services_rels" ADD CONSTRAINT "nav_services_rels_nav_regions_fk" FOREIGN KEY ("nav_regions_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_services_rels" ADD CONSTRAINT "nav_services_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_services_rels" ADD CONSTRAINT "nav_services_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_services_v" ADD CONSTRAINT "_nav_services_v_parent_id_nav_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_services_v_locales" ADD CONSTRAINT "_nav_services_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_services_v_locales" ADD CONSTRAINT "_nav_services_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_services_v_locales" ADD CONSTRAINT "_nav_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_services_v_rels" ADD CONSTRAINT "_nav_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_nav_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_services_v_rels" ADD CONSTRAINT "_nav_services_v_rels_nav_regions_fk" FOREIGN KEY ("nav_regions_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_services_v_rels" ADD CONSTRAINT "_nav_services_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_services_v_rels" ADD CONSTRAINT "_nav_services_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_regions_locales" ADD CONSTRAINT "nav_regions_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_regions_locales" ADD CONSTRAINT "nav_regions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_regions_rels" ADD CONSTRAINT "nav_regions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_regions_rels" ADD CONSTRAINT "nav_regions_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_regions_v" ADD CONSTRAINT "_nav_regions_v_parent_id_nav_regions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_regions_v_locales" ADD CONSTRAINT "_nav_regions_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_regions_v_locales" ADD CONSTRAINT "_nav_regions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_regions_v_rels" ADD CONSTRAINT "_nav_regions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_nav_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_regions_v_rels" ADD CONSTRAINT "_nav_regions_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions" ADD CONSTRAINT "nav_jurisdictions_region_id_nav_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."nav_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions" ADD CONSTRAINT "nav_jurisdictions_reviewer_id_people_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions_locales" ADD CONSTRAINT "nav_jurisdictions_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions_locales" ADD CONSTRAINT "nav_jurisdictions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions_texts" ADD CONSTRAINT "nav_jurisdictions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions_rels" ADD CONSTRAINT "nav_jurisdictions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions_rels" ADD CONSTRAINT "nav_jurisdictions_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v" ADD CONSTRAINT "_nav_jurisdictions_v_parent_id_nav_jurisdictions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v" ADD CONSTRAINT "_nav_jurisdictions_v_version_region_id_nav_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."nav_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v" ADD CONSTRAINT "_nav_jurisdictions_v_version_reviewer_id_people_id_fk" FOREIGN KEY ("version_reviewer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD CONSTRAINT "_nav_jurisdictions_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD CONSTRAINT "_nav_jurisdictions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_texts" ADD CONSTRAINT "_nav_jurisdictions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_nav_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_rels" ADD CONSTRAINT "_nav_jurisdictions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_nav_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_rels" ADD CONSTRAINT "_nav_jurisdictions_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_contents" ADD CONSTRAINT "nav_contents_nav_service_id_nav_services_id_fk" FOREIGN KEY ("nav_service_id") REFERENCES "public"."nav_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_contents" ADD CONSTRAINT "nav_contents_region_id_nav_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."nav_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_contents_locales" ADD CONSTRAINT "nav_contents_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_contents_locales" ADD CONSTRAINT "nav_contents_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_contents_locales" ADD CONSTRAINT "nav_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_contents_rels" ADD CONSTRAINT "nav_contents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_contents_rels" ADD CONSTRAINT "nav_contents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_contents_v" ADD CONSTRAINT "_nav_contents_v_parent_id_nav_contents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_contents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_contents_v" ADD CONSTRAINT "_nav_contents_v_version_nav_service_id_nav_services_id_fk" FOREIGN KEY ("version_nav_service_id") REFERENCES "public"."nav_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_contents_v" ADD CONSTRAINT "_nav_contents_v_version_region_id_nav_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."nav_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_contents_v_locales" ADD CONSTRAINT "_nav_contents_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_contents_v_locales" ADD CONSTRAINT "_nav_contents_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_contents_v_locales" ADD CONSTRAINT "_nav_contents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_contents_v_rels" ADD CONSTRAINT "_nav_contents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_nav_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_contents_v_rels" ADD CONSTRAINT "_nav_contents_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_questions" ADD CONSTRAINT "nav_questions_nav_service_id_nav_services_id_fk" FOREIGN KEY ("nav_service_id") REFERENCES "public"."nav_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_questions_locales" ADD CONSTRAINT "nav_questions_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_questions_locales" ADD CONSTRAINT "nav_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_questions_rels" ADD CONSTRAINT "nav_questions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_questions_rels" ADD CONSTRAINT "nav_questions_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_questions_v" ADD CONSTRAINT "_nav_questions_v_parent_id_nav_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_questions_v" ADD CONSTRAINT "_nav_questions_v_version_nav_service_id_nav_services_id_fk" FOREIGN KEY ("version_nav_service_id") REFERENCES "public"."nav_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_questions_v_locales" ADD CONSTRAINT "_nav_questions_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_questions_v_locales" ADD CONSTRAINT "_nav_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_questions_v_rels" ADD CONSTRAINT "_nav_questions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_nav_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_questions_v_rels" ADD CONSTRAINT "_nav_questions_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_answers_sources" ADD CONSTRAINT "nav_answers_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_answers" ADD CONSTRAINT "nav_answers_jurisdiction_id_nav_jurisdictions_id_fk" FOREIGN KEY ("jurisdiction_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_answers" ADD CONSTRAINT "nav_answers_question_id_nav_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."nav_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_answers_locales" ADD CONSTRAINT "nav_answers_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_answers_locales" ADD CONSTRAINT "nav_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_answers_rels" ADD CONSTRAINT "nav_answers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_answers_rels" ADD CONSTRAINT "nav_answers_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_answers_v_version_sources" ADD CONSTRAINT "_nav_answers_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_answers_v" ADD CONSTRAINT "_nav_answers_v_parent_id_nav_answers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_answers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_answers_v" ADD CONSTRAINT "_nav_answers_v_version_jurisdiction_id_nav_jurisdictions_id_fk" FOREIGN KEY ("version_jurisdiction_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_answers_v" ADD CONSTRAINT "_nav_answers_v_version_question_id_nav_questions_id_fk" FOREIGN KEY ("version_question_id") REFERENCES "public"."nav_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_answers_v_locales" ADD CONSTRAINT "_nav_answers_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_answers_v_locales" ADD CONSTRAINT "_nav_answers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_answers_v_rels" ADD CONSTRAINT "_nav_answers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_nav_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_answers_v_rels" ADD CONSTRAINT "_nav_answers_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_intakes" ADD CONSTRAINT "graduate_pages_intakes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages" ADD CONSTRAINT "graduate_pages_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages" ADD CONSTRAINT "graduate_pages_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_brochure_id_media_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_rels" ADD CONSTRAINT "graduate_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_rels" ADD CONSTRAINT "graduate_pages_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_rels" ADD CONSTRAINT "graduate_pages_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_version_intakes" ADD CONSTRAINT "_graduate_pages_v_version_intakes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v" ADD CONSTRAINT "_graduate_pages_v_parent_id_graduate_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v" ADD CONSTRAINT "_graduate_pages_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v" ADD CONSTRAINT "_graduate_pages_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_version_brochure_id_media_id_fk" FOREIGN KEY ("version_brochure_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_rels" ADD CONSTRAINT "_graduate_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_rels" ADD CONSTRAINT "_graduate_pages_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_rels" ADD CONSTRAINT "_graduate_pages_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries_below" ADD CONSTRAINT "menus_entries_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries_below_locales" ADD CONSTRAINT "menus_entries_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries" ADD CONSTRAINT "menus_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_entries_locales" ADD CONSTRAINT "menus_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_training_series_fk" FOREIGN KEY ("training_series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_nav_services_fk" FOREIGN KEY ("nav_services_id") REFERENCES "public"."nav_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_nav_regions_fk" FOREIGN KEY ("nav_regions_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_nav_contents_fk" FOREIGN KEY ("nav_contents_id") REFERENCES "public"."nav_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_benefits_fk" FOREIGN KEY ("benefits_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_contact_topics_fk" FOREIGN KEY ("contact_topics_id") REFERENCES "public"."contact_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_graduate_pages_fk" FOREIGN KEY ("graduate_pages_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_rels" ADD CONSTRAINT "menus_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_below" ADD CONSTRAINT "_menus_v_version_entries_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_below_locales" ADD CONSTRAINT "_menus_v_version_entries_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries" ADD CONSTRAINT "_menus_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_entries_locales" ADD CONSTRAINT "_menus_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_training_series_fk" FOREIGN KEY ("training_series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_nav_services_fk" FOREIGN KEY ("nav_services_id") REFERENCES "public"."nav_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_nav_regions_fk" FOREIGN KEY ("nav_regions_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_nav_contents_fk" FOREIGN KEY ("nav_contents_id") REFERENCES "public"."nav_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_benefits_fk" FOREIGN KEY ("benefits_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_contact_topics_fk" FOREIGN KEY ("contact_topics_id") REFERENCES "public"."contact_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_graduate_pages_fk" FOREIGN KEY ("graduate_pages_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_rels" ADD CONSTRAINT "_menus_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_locales" ADD CONSTRAINT "redirects_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_locales" ADD CONSTRAINT "redirects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_training_series_fk" FOREIGN KEY ("training_series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_nav_services_fk" FOREIGN KEY ("nav_services_id") REFERENCES "public"."nav_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_nav_regions_fk" FOREIGN KEY ("nav_regions_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_nav_contents_fk" FOREIGN KEY ("nav_contents_id") REFERENCES "public"."nav_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_benefits_fk" FOREIGN KEY ("benefits_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_contact_topics_fk" FOREIGN KEY ("contact_topics_id") REFERENCES "public"."contact_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_graduate_pages_fk" FOREIGN KEY ("graduate_pages_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_locales" ADD CONSTRAINT "_redirects_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_locales" ADD CONSTRAINT "_redirects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_training_series_fk" FOREIGN KEY ("training_series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_nav_services_fk" FOREIGN KEY ("nav_services_id") REFERENCES "public"."nav_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_nav_regions_fk" FOREIGN KEY ("nav_regions_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_nav_contents_fk" FOREIGN KEY ("nav_contents_id") REFERENCES "public"."nav_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_benefits_fk" FOREIGN KEY ("benefits_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_contact_topics_fk" FOREIGN KEY ("contact_topics_id") REFERENCES "public"."contact_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_graduate_pages_fk" FOREIGN KEY ("graduate_pages_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_profiles" ADD CONSTRAINT "settings_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_sharing_picture_id_media_id_fk" FOREIGN KEY ("sharing_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_review_approved_by_id_users_id_fk" FOREIGN KEY ("review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_rels" ADD CONSTRAINT "settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_rels" ADD CONSTRAINT "settings_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_profiles" ADD CONSTRAINT "_settings_v_version_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_parent_id_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_sharing_picture_id_media_id_fk" FOREIGN KEY ("version_sharing_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_review_approved_by_id_users_id_fk" FOREIGN KEY ("version_review_approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_rels" ADD CONSTRAINT "_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_rels" ADD CONSTRAINT "_settings_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisations_texts" ADD CONSTRAINT "organisations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "grants" ADD CONSTRAINT "grants_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grants_texts" ADD CONSTRAINT "grants_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "client_teams" ADD CONSTRAINT "client_teams_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_teams_rels" ADD CONSTRAINT "client_teams_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "client_teams_rels" ADD CONSTRAINT "client_teams_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_subscriptions" ADD CONSTRAINT "product_subscriptions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_subscriptions" ADD CONSTRAINT "product_subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_subscriptions" ADD CONSTRAINT "product_subscriptions_nav_service_id_nav_services_id_fk" FOREIGN KEY ("nav_service_id") REFERENCES "public"."nav_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_who_id_users_id_fk" FOREIGN KEY ("who_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_training_series_fk" FOREIGN KEY ("training_series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deals_fk" FOREIGN KEY ("deals_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_benefits_fk" FOREIGN KEY ("benefits_id") REFERENCES "public"."benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_topics_fk" FOREIGN KEY ("contact_topics_id") REFERENCES "public"."contact_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_notices_fk" FOREIGN KEY ("legal_notices_id") REFERENCES "public"."legal_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nav_services_fk" FOREIGN KEY ("nav_services_id") REFERENCES "public"."nav_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nav_regions_fk" FOREIGN KEY ("nav_regions_id") REFERENCES "public"."nav_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nav_jurisdictions_fk" FOREIGN KEY ("nav_jurisdictions_id") REFERENCES "public"."nav_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nav_contents_fk" FOREIGN KEY ("nav_contents_id") REFERENCES "public"."nav_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nav_questions_fk" FOREIGN KEY ("nav_questions_id") REFERENCES "public"."nav_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nav_answers_fk" FOREIGN KEY ("nav_answers_id") REFERENCES "public"."nav_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_graduate_pages_fk" FOREIGN KEY ("graduate_pages_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_settings_fk" FOREIGN KEY ("settings_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_nudges_fk" FOREIGN KEY ("nudges_id") REFERENCES "public"."nudges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organisations_fk" FOREIGN KEY ("organisations_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_grants_fk" FOREIGN KEY ("grants_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_teams_fk" FOREIGN KEY ("client_teams_id") REFERENCES "public"."client_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_subscriptions_fk" FOREIGN KEY ("product_subscriptions_id") REFERENCES "public"."product_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "people_admissions_order_idx" ON "people_admissions" USING btree ("_order");
  CREATE INDEX "people_admissions_parent_id_idx" ON "people_admissions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_admissions_locales_locale_parent_id_unique" ON "people_admissions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_admissions_locales_parent_alone_idx" ON "people_admissions_locales" USING btree ("_parent_id");
  CREATE INDEX "people_education_order_idx" ON "people_education" USING btree ("_order");
  CREATE INDEX "people_education_parent_id_idx" ON "people_education" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_education_locales_locale_parent_id_unique" ON "people_education_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_education_locales_parent_alone_idx" ON "people_education_locales" USING btree ("_parent_id");
  CREATE INDEX "people_phones_order_idx" ON "people_phones" USING btree ("_order");
  CREATE INDEX "people_phones_parent_id_idx" ON "people_phones" USING btree ("_parent_id");
  CREATE INDEX "people_photo_idx" ON "people" USING btree ("photo_id");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_deleted_at_idx" ON "people" USING btree ("deleted_at");
  CREATE INDEX "people__status_idx" ON "people" USING btree ("_status");
  CREATE INDEX "people_seo_seo_image_idx" ON "people_locales" USING btree ("seo_image_id");
  CREATE INDEX "people_review_review_approved_by_idx" ON "people_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "people_locales_locale_parent_id_unique" ON "people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_locales_parent_alone_idx" ON "people_locales" USING btree ("_parent_id");
  CREATE INDEX "people_texts_order_parent" ON "people_texts" USING btree ("order","parent_id");
  CREATE INDEX "people_texts_locale_parent" ON "people_texts" USING btree ("locale","parent_id");
  CREATE INDEX "people_rels_order_idx" ON "people_rels" USING btree ("order");
  CREATE INDEX "people_rels_parent_idx" ON "people_rels" USING btree ("parent_id");
  CREATE INDEX "people_rels_path_idx" ON "people_rels" USING btree ("path");
  CREATE INDEX "people_rels_locale_idx" ON "people_rels" USING btree ("locale");
  CREATE INDEX "people_rels_offices_id_idx" ON "people_rels" USING btree ("offices_id","locale");
  CREATE INDEX "people_rels_services_id_idx" ON "people_rels" USING btree ("services_id","locale");
  CREATE INDEX "people_rels_sectors_id_idx" ON "people_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "people_rels_nav_jurisdictions_id_idx" ON "people_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "people_rels_users_id_idx" ON "people_rels" USING btree ("users_id","locale");
  CREATE INDEX "_people_v_version_admissions_order_idx" ON "_people_v_version_admissions" USING btree ("_order");
  CREATE INDEX "_people_v_version_admissions_parent_id_idx" ON "_people_v_version_admissions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_people_v_version_admissions_locales_locale_parent_id_unique" ON "_people_v_version_admissions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_admissions_locales_parent_alone_idx" ON "_people_v_version_admissions_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_version_education_order_idx" ON "_people_v_version_education" USING btree ("_order");
  CREATE INDEX "_people_v_version_education_parent_id_idx" ON "_people_v_version_education" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_people_v_version_education_locales_locale_parent_id_unique" ON "_people_v_version_education_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_education_locales_parent_alone_idx" ON "_people_v_version_education_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_version_phones_order_idx" ON "_people_v_version_phones" USING btree ("_order");
  CREATE INDEX "_people_v_version_phones_parent_id_idx" ON "_people_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_photo_idx" ON "_people_v" USING btree ("version_photo_id");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_version_version_deleted_at_idx" ON "_people_v" USING btree ("version_deleted_at");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v" USING btree ("version__status");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_snapshot_idx" ON "_people_v" USING btree ("snapshot");
  CREATE INDEX "_people_v_published_locale_idx" ON "_people_v" USING btree ("published_locale");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "_people_v_version_seo_version_seo_image_idx" ON "_people_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_people_v_version_review_version_review_approved_by_idx" ON "_people_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_people_v_locales_locale_parent_id_unique" ON "_people_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_locales_parent_alone_idx" ON "_people_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_texts_order_parent" ON "_people_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_people_v_texts_locale_parent" ON "_people_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_people_v_rels_order_idx" ON "_people_v_rels" USING btree ("order");
  CREATE INDEX "_people_v_rels_parent_idx" ON "_people_v_rels" USING btree ("parent_id");
  CREATE INDEX "_people_v_rels_path_idx" ON "_people_v_rels" USING btree ("path");
  CREATE INDEX "_people_v_rels_locale_idx" ON "_people_v_rels" USING btree ("locale");
  CREATE INDEX "_people_v_rels_offices_id_idx" ON "_people_v_rels" USING btree ("offices_id","locale");
  CREATE INDEX "_people_v_rels_services_id_idx" ON "_people_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_people_v_rels_sectors_id_idx" ON "_people_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_people_v_rels_nav_jurisdictions_id_idx" ON "_people_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_people_v_rels_users_id_idx" ON "_people_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "offices_hours_order_idx" ON "offices_hours" USING btree ("_order");
  CREATE INDEX "offices_hours_parent_id_idx" ON "offices_hours" USING btree ("_parent_id");
  CREATE INDEX "offices_pictures_order_idx" ON "offices_pictures" USING btree ("_order");
  CREATE INDEX "offices_pictures_parent_id_idx" ON "offices_pictures" USING btree ("_parent_id");
  CREATE INDEX "offices_pictures_picture_idx" ON "offices_pictures" USING btree ("picture_id");
  CREATE INDEX "offices_city_idx" ON "offices" USING btree ("city_id");
  CREATE INDEX "offices_country_idx" ON "offices" USING btree ("country_id");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices_deleted_at_idx" ON "offices" USING btree ("deleted_at");
  CREATE INDEX "offices__status_idx" ON "offices" USING btree ("_status");
  CREATE INDEX "offices_seo_seo_image_idx" ON "offices_locales" USING btree ("seo_image_id");
  CREATE INDEX "offices_review_review_approved_by_idx" ON "offices_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "offices_locales_locale_parent_id_unique" ON "offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "offices_locales_parent_alone_idx" ON "offices_locales" USING btree ("_parent_id");
  CREATE INDEX "offices_texts_order_parent" ON "offices_texts" USING btree ("order","parent_id");
  CREATE INDEX "offices_rels_order_idx" ON "offices_rels" USING btree ("order");
  CREATE INDEX "offices_rels_parent_idx" ON "offices_rels" USING btree ("parent_id");
  CREATE INDEX "offices_rels_path_idx" ON "offices_rels" USING btree ("path");
  CREATE INDEX "offices_rels_locale_idx" ON "offices_rels" USING btree ("locale");
  CREATE INDEX "offices_rels_users_id_idx" ON "offices_rels" USING btree ("users_id","locale");
  CREATE INDEX "_offices_v_version_hours_order_idx" ON "_offices_v_version_hours" USING btree ("_order");
  CREATE INDEX "_offices_v_version_hours_parent_id_idx" ON "_offices_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_version_pictures_order_idx" ON "_offices_v_version_pictures" USING btree ("_order");
  CREATE INDEX "_offices_v_version_pictures_parent_id_idx" ON "_offices_v_version_pictures" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_version_pictures_picture_idx" ON "_offices_v_version_pictures" USING btree ("picture_id");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version_city_idx" ON "_offices_v" USING btree ("version_city_id");
  CREATE INDEX "_offices_v_version_version_country_idx" ON "_offices_v" USING btree ("version_country_id");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_version_version_deleted_at_idx" ON "_offices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offices_v_version_version__status_idx" ON "_offices_v" USING btree ("version__status");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_snapshot_idx" ON "_offices_v" USING btree ("snapshot");
  CREATE INDEX "_offices_v_published_locale_idx" ON "_offices_v" USING btree ("published_locale");
  CREATE INDEX "_offices_v_latest_idx" ON "_offices_v" USING btree ("latest");
  CREATE INDEX "_offices_v_version_seo_version_seo_image_idx" ON "_offices_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_offices_v_version_review_version_review_approved_by_idx" ON "_offices_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_offices_v_locales_locale_parent_id_unique" ON "_offices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_offices_v_locales_parent_alone_idx" ON "_offices_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_texts_order_parent" ON "_offices_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offices_v_rels_order_idx" ON "_offices_v_rels" USING btree ("order");
  CREATE INDEX "_offices_v_rels_parent_idx" ON "_offices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offices_v_rels_path_idx" ON "_offices_v_rels" USING btree ("path");
  CREATE INDEX "_offices_v_rels_locale_idx" ON "_offices_v_rels" USING btree ("locale");
  CREATE INDEX "_offices_v_rels_users_id_idx" ON "_offices_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "locations_within_idx" ON "locations" USING btree ("within_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE INDEX "locations_deleted_at_idx" ON "locations" USING btree ("deleted_at");
  CREATE INDEX "locations__status_idx" ON "locations" USING btree ("_status");
  CREATE INDEX "locations_seo_seo_image_idx" ON "locations_locales" USING btree ("seo_image_id");
  CREATE INDEX "locations_review_review_approved_by_idx" ON "locations_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "locations_locales_locale_parent_id_unique" ON "locations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "locations_locales_parent_alone_idx" ON "locations_locales" USING btree ("_parent_id");
  CREATE INDEX "locations_rels_order_idx" ON "locations_rels" USING btree ("order");
  CREATE INDEX "locations_rels_parent_idx" ON "locations_rels" USING btree ("parent_id");
  CREATE INDEX "locations_rels_path_idx" ON "locations_rels" USING btree ("path");
  CREATE INDEX "locations_rels_locale_idx" ON "locations_rels" USING btree ("locale");
  CREATE INDEX "locations_rels_people_id_idx" ON "locations_rels" USING btree ("people_id","locale");
  CREATE INDEX "locations_rels_nav_jurisdictions_id_idx" ON "locations_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "locations_rels_users_id_idx" ON "locations_rels" USING btree ("users_id","locale");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version_within_idx" ON "_locations_v" USING btree ("version_within_id");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_version_version_deleted_at_idx" ON "_locations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_locations_v_version_version__status_idx" ON "_locations_v" USING btree ("version__status");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "_locations_v_snapshot_idx" ON "_locations_v" USING btree ("snapshot");
  CREATE INDEX "_locations_v_published_locale_idx" ON "_locations_v" USING btree ("published_locale");
  CREATE INDEX "_locations_v_latest_idx" ON "_locations_v" USING btree ("latest");
  CREATE INDEX "_locations_v_version_seo_version_seo_image_idx" ON "_locations_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_locations_v_version_review_version_review_approved_by_idx" ON "_locations_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_locations_v_locales_locale_parent_id_unique" ON "_locations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_locations_v_locales_parent_alone_idx" ON "_locations_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_rels_order_idx" ON "_locations_v_rels" USING btree ("order");
  CREATE INDEX "_locations_v_rels_parent_idx" ON "_locations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_locations_v_rels_path_idx" ON "_locations_v_rels" USING btree ("path");
  CREATE INDEX "_locations_v_rels_locale_idx" ON "_locations_v_rels" USING btree ("locale");
  CREATE INDEX "_locations_v_rels_people_id_idx" ON "_locations_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_locations_v_rels_nav_jurisdictions_id_idx" ON "_locations_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_locations_v_rels_users_id_idx" ON "_locations_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "services_how_we_help_order_idx" ON "services_how_we_help" USING btree ("_order");
  CREATE INDEX "services_how_we_help_parent_id_idx" ON "services_how_we_help" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_how_we_help_locales_locale_parent_id_unique" ON "services_how_we_help_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_how_we_help_locales_parent_alone_idx" ON "services_how_we_help_locales" USING btree ("_parent_id");
  CREATE INDEX "services_parent_idx" ON "services" USING btree ("parent_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_seo_seo_image_idx" ON "services_locales" USING btree ("seo_image_id");
  CREATE INDEX "services_review_review_approved_by_idx" ON "services_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_locales_parent_alone_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_locale_idx" ON "services_rels" USING btree ("locale");
  CREATE INDEX "services_rels_people_id_idx" ON "services_rels" USING btree ("people_id","locale");
  CREATE INDEX "services_rels_sectors_id_idx" ON "services_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "services_rels_solutions_id_idx" ON "services_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "services_rels_products_id_idx" ON "services_rels" USING btree ("products_id","locale");
  CREATE INDEX "services_rels_users_id_idx" ON "services_rels" USING btree ("users_id","locale");
  CREATE INDEX "_services_v_version_how_we_help_order_idx" ON "_services_v_version_how_we_help" USING btree ("_order");
  CREATE INDEX "_services_v_version_how_we_help_parent_id_idx" ON "_services_v_version_how_we_help" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_how_we_help_locales_locale_parent_id_uni" ON "_services_v_version_how_we_help_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_how_we_help_locales_parent_alone_idx" ON "_services_v_version_how_we_help_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_parent_idx" ON "_services_v" USING btree ("version_parent_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_services_v_version_review_version_review_approved_by_idx" ON "_services_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_locales_parent_alone_idx" ON "_services_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_locale_idx" ON "_services_v_rels" USING btree ("locale");
  CREATE INDEX "_services_v_rels_people_id_idx" ON "_services_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_services_v_rels_sectors_id_idx" ON "_services_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_services_v_rels_solutions_id_idx" ON "_services_v_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "_services_v_rels_products_id_idx" ON "_services_v_rels" USING btree ("products_id","locale");
  CREATE INDEX "_services_v_rels_users_id_idx" ON "_services_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "sectors_how_we_help_order_idx" ON "sectors_how_we_help" USING btree ("_order");
  CREATE INDEX "sectors_how_we_help_parent_id_idx" ON "sectors_how_we_help" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sectors_how_we_help_locales_locale_parent_id_unique" ON "sectors_how_we_help_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sectors_how_we_help_locales_parent_alone_idx" ON "sectors_how_we_help_locales" USING btree ("_parent_id");
  CREATE INDEX "sectors_parent_idx" ON "sectors" USING btree ("parent_id");
  CREATE INDEX "sectors_updated_at_idx" ON "sectors" USING btree ("updated_at");
  CREATE INDEX "sectors_created_at_idx" ON "sectors" USING btree ("created_at");
  CREATE INDEX "sectors_deleted_at_idx" ON "sectors" USING btree ("deleted_at");
  CREATE INDEX "sectors__status_idx" ON "sectors" USING btree ("_status");
  CREATE INDEX "sectors_seo_seo_image_idx" ON "sectors_locales" USING btree ("seo_image_id");
  CREATE INDEX "sectors_review_review_approved_by_idx" ON "sectors_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "sectors_locales_locale_parent_id_unique" ON "sectors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sectors_locales_parent_alone_idx" ON "sectors_locales" USING btree ("_parent_id");
  CREATE INDEX "sectors_rels_order_idx" ON "sectors_rels" USING btree ("order");
  CREATE INDEX "sectors_rels_parent_idx" ON "sectors_rels" USING btree ("parent_id");
  CREATE INDEX "sectors_rels_path_idx" ON "sectors_rels" USING btree ("path");
  CREATE INDEX "sectors_rels_locale_idx" ON "sectors_rels" USING btree ("locale");
  CREATE INDEX "sectors_rels_people_id_idx" ON "sectors_rels" USING btree ("people_id","locale");
  CREATE INDEX "sectors_rels_services_id_idx" ON "sectors_rels" USING btree ("services_id","locale");
  CREATE INDEX "sectors_rels_solutions_id_idx" ON "sectors_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "sectors_rels_products_id_idx" ON "sectors_rels" USING btree ("products_id","locale");
  CREATE INDEX "sectors_rels_users_id_idx" ON "sectors_rels" USING btree ("users_id","locale");
  CREATE INDEX "_sectors_v_version_how_we_help_order_idx" ON "_sectors_v_version_how_we_help" USING btree ("_order");
  CREATE INDEX "_sectors_v_version_how_we_help_parent_id_idx" ON "_sectors_v_version_how_we_help" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_sectors_v_version_how_we_help_locales_locale_parent_id_uniq" ON "_sectors_v_version_how_we_help_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sectors_v_version_how_we_help_locales_parent_alone_idx" ON "_sectors_v_version_how_we_help_locales" USING btree ("_parent_id");
  CREATE INDEX "_sectors_v_parent_idx" ON "_sectors_v" USING btree ("parent_id");
  CREATE INDEX "_sectors_v_version_version_parent_idx" ON "_sectors_v" USING btree ("version_parent_id");
  CREATE INDEX "_sectors_v_version_version_updated_at_idx" ON "_sectors_v" USING btree ("version_updated_at");
  CREATE INDEX "_sectors_v_version_version_created_at_idx" ON "_sectors_v" USING btree ("version_created_at");
  CREATE INDEX "_sectors_v_version_version_deleted_at_idx" ON "_sectors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sectors_v_version_version__status_idx" ON "_sectors_v" USING btree ("version__status");
  CREATE INDEX "_sectors_v_created_at_idx" ON "_sectors_v" USING btree ("created_at");
  CREATE INDEX "_sectors_v_updated_at_idx" ON "_sectors_v" USING btree ("updated_at");
  CREATE INDEX "_sectors_v_snapshot_idx" ON "_sectors_v" USING btree ("snapshot");
  CREATE INDEX "_sectors_v_published_locale_idx" ON "_sectors_v" USING btree ("published_locale");
  CREATE INDEX "_sectors_v_latest_idx" ON "_sectors_v" USING btree ("latest");
  CREATE INDEX "_sectors_v_version_seo_version_seo_image_idx" ON "_sectors_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_sectors_v_version_review_version_review_approved_by_idx" ON "_sectors_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_sectors_v_locales_locale_parent_id_unique" ON "_sectors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sectors_v_locales_parent_alone_idx" ON "_sectors_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_sectors_v_rels_order_idx" ON "_sectors_v_rels" USING btree ("order");
  CREATE INDEX "_sectors_v_rels_parent_idx" ON "_sectors_v_rels" USING btree ("parent_id");
  CREATE INDEX "_sectors_v_rels_path_idx" ON "_sectors_v_rels" USING btree ("path");
  CREATE INDEX "_sectors_v_rels_locale_idx" ON "_sectors_v_rels" USING btree ("locale");
  CREATE INDEX "_sectors_v_rels_people_id_idx" ON "_sectors_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_sectors_v_rels_services_id_idx" ON "_sectors_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_sectors_v_rels_solutions_id_idx" ON "_sectors_v_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "_sectors_v_rels_products_id_idx" ON "_sectors_v_rels" USING btree ("products_id","locale");
  CREATE INDEX "_sectors_v_rels_users_id_idx" ON "_sectors_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "solutions_how_we_help_order_idx" ON "solutions_how_we_help" USING btree ("_order");
  CREATE INDEX "solutions_how_we_help_parent_id_idx" ON "solutions_how_we_help" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_how_we_help_locales_locale_parent_id_unique" ON "solutions_how_we_help_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_how_we_help_locales_parent_alone_idx" ON "solutions_how_we_help_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_parent_idx" ON "solutions" USING btree ("parent_id");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
  CREATE INDEX "solutions_seo_seo_image_idx" ON "solutions_locales" USING btree ("seo_image_id");
  CREATE INDEX "solutions_review_review_approved_by_idx" ON "solutions_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_locales_parent_alone_idx" ON "solutions_locales" USING btree ("_parent_id");
  CREATE INDEX "solutions_rels_order_idx" ON "solutions_rels" USING btree ("order");
  CREATE INDEX "solutions_rels_parent_idx" ON "solutions_rels" USING btree ("parent_id");
  CREATE INDEX "solutions_rels_path_idx" ON "solutions_rels" USING btree ("path");
  CREATE INDEX "solutions_rels_locale_idx" ON "solutions_rels" USING btree ("locale");
  CREATE INDEX "solutions_rels_people_id_idx" ON "solutions_rels" USING btree ("people_id","locale");
  CREATE INDEX "solutions_rels_services_id_idx" ON "solutions_rels" USING btree ("services_id","locale");
  CREATE INDEX "solutions_rels_sectors_id_idx" ON "solutions_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "solutions_rels_products_id_idx" ON "solutions_rels" USING btree ("products_id","locale");
  CREATE INDEX "solutions_rels_users_id_idx" ON "solutions_rels" USING btree ("users_id","locale");
  CREATE INDEX "_solutions_v_version_how_we_help_order_idx" ON "_solutions_v_version_how_we_help" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_how_we_help_parent_id_idx" ON "_solutions_v_version_how_we_help" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_how_we_help_locales_locale_parent_id_un" ON "_solutions_v_version_how_we_help_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_how_we_help_locales_parent_alone_idx" ON "_solutions_v_version_how_we_help_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version_parent_idx" ON "_solutions_v" USING btree ("version_parent_id");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE INDEX "_solutions_v_version_seo_version_seo_image_idx" ON "_solutions_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_solutions_v_version_review_version_review_approved_by_idx" ON "_solutions_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_locales_parent_alone_idx" ON "_solutions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_rels_order_idx" ON "_solutions_v_rels" USING btree ("order");
  CREATE INDEX "_solutions_v_rels_parent_idx" ON "_solutions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_rels_path_idx" ON "_solutions_v_rels" USING btree ("path");
  CREATE INDEX "_solutions_v_rels_locale_idx" ON "_solutions_v_rels" USING btree ("locale");
  CREATE INDEX "_solutions_v_rels_people_id_idx" ON "_solutions_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_solutions_v_rels_services_id_idx" ON "_solutions_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_solutions_v_rels_sectors_id_idx" ON "_solutions_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_solutions_v_rels_products_id_idx" ON "_solutions_v_rels" USING btree ("products_id","locale");
  CREATE INDEX "_solutions_v_rels_users_id_idx" ON "_solutions_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "articles_citations_order_idx" ON "articles_citations" USING btree ("_order");
  CREATE INDEX "articles_citations_parent_id_idx" ON "articles_citations" USING btree ("_parent_id");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_seo_seo_image_idx" ON "articles_locales" USING btree ("seo_image_id");
  CREATE INDEX "articles_review_review_approved_by_idx" ON "articles_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_locales_parent_alone_idx" ON "articles_locales" USING btree ("_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_locale_idx" ON "articles_rels" USING btree ("locale");
  CREATE INDEX "articles_rels_people_id_idx" ON "articles_rels" USING btree ("people_id","locale");
  CREATE INDEX "articles_rels_topics_id_idx" ON "articles_rels" USING btree ("topics_id","locale");
  CREATE INDEX "articles_rels_services_id_idx" ON "articles_rels" USING btree ("services_id","locale");
  CREATE INDEX "articles_rels_sectors_id_idx" ON "articles_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "articles_rels_nav_jurisdictions_id_idx" ON "articles_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "articles_rels_users_id_idx" ON "articles_rels" USING btree ("users_id","locale");
  CREATE INDEX "_articles_v_version_citations_order_idx" ON "_articles_v_version_citations" USING btree ("_order");
  CREATE INDEX "_articles_v_version_citations_parent_id_idx" ON "_articles_v_version_citations" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_version_seo_version_seo_image_idx" ON "_articles_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_articles_v_version_review_version_review_approved_by_idx" ON "_articles_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_locales_parent_alone_idx" ON "_articles_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_locale_idx" ON "_articles_v_rels" USING btree ("locale");
  CREATE INDEX "_articles_v_rels_people_id_idx" ON "_articles_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_articles_v_rels_topics_id_idx" ON "_articles_v_rels" USING btree ("topics_id","locale");
  CREATE INDEX "_articles_v_rels_services_id_idx" ON "_articles_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_articles_v_rels_sectors_id_idx" ON "_articles_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_articles_v_rels_nav_jurisdictions_id_idx" ON "_articles_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_articles_v_rels_users_id_idx" ON "_articles_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "events_agenda_order_idx" ON "events_agenda" USING btree ("_order");
  CREATE INDEX "events_agenda_parent_id_idx" ON "events_agenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_agenda_locales_locale_parent_id_unique" ON "events_agenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_agenda_locales_parent_alone_idx" ON "events_agenda_locales" USING btree ("_parent_id");
  CREATE INDEX "events_guests_order_idx" ON "events_guests" USING btree ("_order");
  CREATE INDEX "events_guests_parent_id_idx" ON "events_guests" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "events_guests_locales_locale_parent_id_unique" ON "events_guests_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_guests_locales_parent_alone_idx" ON "events_guests_locales" USING btree ("_parent_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_seo_seo_image_idx" ON "events_locales" USING btree ("seo_image_id");
  CREATE INDEX "events_review_review_approved_by_idx" ON "events_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_locales_parent_alone_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_locale_idx" ON "events_rels" USING btree ("locale");
  CREATE INDEX "events_rels_people_id_idx" ON "events_rels" USING btree ("people_id","locale");
  CREATE INDEX "events_rels_topics_id_idx" ON "events_rels" USING btree ("topics_id","locale");
  CREATE INDEX "events_rels_services_id_idx" ON "events_rels" USING btree ("services_id","locale");
  CREATE INDEX "events_rels_sectors_id_idx" ON "events_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "events_rels_nav_jurisdictions_id_idx" ON "events_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "events_rels_users_id_idx" ON "events_rels" USING btree ("users_id","locale");
  CREATE INDEX "_events_v_version_agenda_order_idx" ON "_events_v_version_agenda" USING btree ("_order");
  CREATE INDEX "_events_v_version_agenda_parent_id_idx" ON "_events_v_version_agenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_agenda_locales_locale_parent_id_unique" ON "_events_v_version_agenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_agenda_locales_parent_alone_idx" ON "_events_v_version_agenda_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_guests_order_idx" ON "_events_v_version_guests" USING btree ("_order");
  CREATE INDEX "_events_v_version_guests_parent_id_idx" ON "_events_v_version_guests" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_events_v_version_guests_locales_locale_parent_id_unique" ON "_events_v_version_guests_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_version_guests_locales_parent_alone_idx" ON "_events_v_version_guests_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_version_seo_version_seo_image_idx" ON "_events_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_events_v_version_review_version_review_approved_by_idx" ON "_events_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_locales_parent_alone_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_locale_idx" ON "_events_v_rels" USING btree ("locale");
  CREATE INDEX "_events_v_rels_people_id_idx" ON "_events_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_events_v_rels_topics_id_idx" ON "_events_v_rels" USING btree ("topics_id","locale");
  CREATE INDEX "_events_v_rels_services_id_idx" ON "_events_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_events_v_rels_sectors_id_idx" ON "_events_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_events_v_rels_nav_jurisdictions_id_idx" ON "_events_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_events_v_rels_users_id_idx" ON "_events_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "trainings_updated_at_idx" ON "trainings" USING btree ("updated_at");
  CREATE INDEX "trainings_created_at_idx" ON "trainings" USING btree ("created_at");
  CREATE INDEX "trainings_deleted_at_idx" ON "trainings" USING btree ("deleted_at");
  CREATE INDEX "trainings__status_idx" ON "trainings" USING btree ("_status");
  CREATE INDEX "trainings_seo_seo_image_idx" ON "trainings_locales" USING btree ("seo_image_id");
  CREATE INDEX "trainings_review_review_approved_by_idx" ON "trainings_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "trainings_locales_locale_parent_id_unique" ON "trainings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trainings_locales_parent_alone_idx" ON "trainings_locales" USING btree ("_parent_id");
  CREATE INDEX "trainings_rels_order_idx" ON "trainings_rels" USING btree ("order");
  CREATE INDEX "trainings_rels_parent_idx" ON "trainings_rels" USING btree ("parent_id");
  CREATE INDEX "trainings_rels_path_idx" ON "trainings_rels" USING btree ("path");
  CREATE INDEX "trainings_rels_locale_idx" ON "trainings_rels" USING btree ("locale");
  CREATE INDEX "trainings_rels_topics_id_idx" ON "trainings_rels" USING btree ("topics_id","locale");
  CREATE INDEX "trainings_rels_services_id_idx" ON "trainings_rels" USING btree ("services_id","locale");
  CREATE INDEX "trainings_rels_sectors_id_idx" ON "trainings_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "trainings_rels_nav_jurisdictions_id_idx" ON "trainings_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "trainings_rels_users_id_idx" ON "trainings_rels" USING btree ("users_id","locale");
  CREATE INDEX "_trainings_v_parent_idx" ON "_trainings_v" USING btree ("parent_id");
  CREATE INDEX "_trainings_v_version_version_updated_at_idx" ON "_trainings_v" USING btree ("version_updated_at");
  CREATE INDEX "_trainings_v_version_version_created_at_idx" ON "_trainings_v" USING btree ("version_created_at");
  CREATE INDEX "_trainings_v_version_version_deleted_at_idx" ON "_trainings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_trainings_v_version_version__status_idx" ON "_trainings_v" USING btree ("version__status");
  CREATE INDEX "_trainings_v_created_at_idx" ON "_trainings_v" USING btree ("created_at");
  CREATE INDEX "_trainings_v_updated_at_idx" ON "_trainings_v" USING btree ("updated_at");
  CREATE INDEX "_trainings_v_snapshot_idx" ON "_trainings_v" USING btree ("snapshot");
  CREATE INDEX "_trainings_v_published_locale_idx" ON "_trainings_v" USING btree ("published_locale");
  CREATE INDEX "_trainings_v_latest_idx" ON "_trainings_v" USING btree ("latest");
  CREATE INDEX "_trainings_v_version_seo_version_seo_image_idx" ON "_trainings_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_trainings_v_version_review_version_review_approved_by_idx" ON "_trainings_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_trainings_v_locales_locale_parent_id_unique" ON "_trainings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trainings_v_locales_parent_alone_idx" ON "_trainings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_trainings_v_rels_order_idx" ON "_trainings_v_rels" USING btree ("order");
  CREATE INDEX "_trainings_v_rels_parent_idx" ON "_trainings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_trainings_v_rels_path_idx" ON "_trainings_v_rels" USING btree ("path");
  CREATE INDEX "_trainings_v_rels_locale_idx" ON "_trainings_v_rels" USING btree ("locale");
  CREATE INDEX "_trainings_v_rels_topics_id_idx" ON "_trainings_v_rels" USING btree ("topics_id","locale");
  CREATE INDEX "_trainings_v_rels_services_id_idx" ON "_trainings_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_trainings_v_rels_sectors_id_idx" ON "_trainings_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_trainings_v_rels_nav_jurisdictions_id_idx" ON "_trainings_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_trainings_v_rels_users_id_idx" ON "_trainings_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "training_series_updated_at_idx" ON "training_series" USING btree ("updated_at");
  CREATE INDEX "training_series_created_at_idx" ON "training_series" USING btree ("created_at");
  CREATE INDEX "training_series_deleted_at_idx" ON "training_series" USING btree ("deleted_at");
  CREATE INDEX "training_series__status_idx" ON "training_series" USING btree ("_status");
  CREATE INDEX "training_series_seo_seo_image_idx" ON "training_series_locales" USING btree ("seo_image_id");
  CREATE INDEX "training_series_review_review_approved_by_idx" ON "training_series_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "training_series_locales_locale_parent_id_unique" ON "training_series_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "training_series_locales_parent_alone_idx" ON "training_series_locales" USING btree ("_parent_id");
  CREATE INDEX "training_series_rels_order_idx" ON "training_series_rels" USING btree ("order");
  CREATE INDEX "training_series_rels_parent_idx" ON "training_series_rels" USING btree ("parent_id");
  CREATE INDEX "training_series_rels_path_idx" ON "training_series_rels" USING btree ("path");
  CREATE INDEX "training_series_rels_locale_idx" ON "training_series_rels" USING btree ("locale");
  CREATE INDEX "training_series_rels_trainings_id_idx" ON "training_series_rels" USING btree ("trainings_id","locale");
  CREATE INDEX "training_series_rels_topics_id_idx" ON "training_series_rels" USING btree ("topics_id","locale");
  CREATE INDEX "training_series_rels_services_id_idx" ON "training_series_rels" USING btree ("services_id","locale");
  CREATE INDEX "training_series_rels_sectors_id_idx" ON "training_series_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "training_series_rels_nav_jurisdictions_id_idx" ON "training_series_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "training_series_rels_users_id_idx" ON "training_series_rels" USING btree ("users_id","locale");
  CREATE INDEX "_training_series_v_parent_idx" ON "_training_series_v" USING btree ("parent_id");
  CREATE INDEX "_training_series_v_version_version_updated_at_idx" ON "_training_series_v" USING btree ("version_updated_at");
  CREATE INDEX "_training_series_v_version_version_created_at_idx" ON "_training_series_v" USING btree ("version_created_at");
  CREATE INDEX "_training_series_v_version_version_deleted_at_idx" ON "_training_series_v" USING btree ("version_deleted_at");
  CREATE INDEX "_training_series_v_version_version__status_idx" ON "_training_series_v" USING btree ("version__status");
  CREATE INDEX "_training_series_v_created_at_idx" ON "_training_series_v" USING btree ("created_at");
  CREATE INDEX "_training_series_v_updated_at_idx" ON "_training_series_v" USING btree ("updated_at");
  CREATE INDEX "_training_series_v_snapshot_idx" ON "_training_series_v" USING btree ("snapshot");
  CREATE INDEX "_training_series_v_published_locale_idx" ON "_training_series_v" USING btree ("published_locale");
  CREATE INDEX "_training_series_v_latest_idx" ON "_training_series_v" USING btree ("latest");
  CREATE INDEX "_training_series_v_version_seo_version_seo_image_idx" ON "_training_series_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_training_series_v_version_review_version_review_approve_idx" ON "_training_series_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_training_series_v_locales_locale_parent_id_unique" ON "_training_series_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_training_series_v_locales_parent_alone_idx" ON "_training_series_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_training_series_v_rels_order_idx" ON "_training_series_v_rels" USING btree ("order");
  CREATE INDEX "_training_series_v_rels_parent_idx" ON "_training_series_v_rels" USING btree ("parent_id");
  CREATE INDEX "_training_series_v_rels_path_idx" ON "_training_series_v_rels" USING btree ("path");
  CREATE INDEX "_training_series_v_rels_locale_idx" ON "_training_series_v_rels" USING btree ("locale");
  CREATE INDEX "_training_series_v_rels_trainings_id_idx" ON "_training_series_v_rels" USING btree ("trainings_id","locale");
  CREATE INDEX "_training_series_v_rels_topics_id_idx" ON "_training_series_v_rels" USING btree ("topics_id","locale");
  CREATE INDEX "_training_series_v_rels_services_id_idx" ON "_training_series_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_training_series_v_rels_sectors_id_idx" ON "_training_series_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_training_series_v_rels_nav_jurisdictions_id_idx" ON "_training_series_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_training_series_v_rels_users_id_idx" ON "_training_series_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "topics_within_idx" ON "topics" USING btree ("within_id");
  CREATE INDEX "topics_updated_at_idx" ON "topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "topics" USING btree ("created_at");
  CREATE INDEX "topics_deleted_at_idx" ON "topics" USING btree ("deleted_at");
  CREATE INDEX "topics__status_idx" ON "topics" USING btree ("_status");
  CREATE INDEX "topics_seo_seo_image_idx" ON "topics_locales" USING btree ("seo_image_id");
  CREATE INDEX "topics_review_review_approved_by_idx" ON "topics_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "topics_locales_locale_parent_id_unique" ON "topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "topics_locales_parent_alone_idx" ON "topics_locales" USING btree ("_parent_id");
  CREATE INDEX "topics_rels_order_idx" ON "topics_rels" USING btree ("order");
  CREATE INDEX "topics_rels_parent_idx" ON "topics_rels" USING btree ("parent_id");
  CREATE INDEX "topics_rels_path_idx" ON "topics_rels" USING btree ("path");
  CREATE INDEX "topics_rels_locale_idx" ON "topics_rels" USING btree ("locale");
  CREATE INDEX "topics_rels_users_id_idx" ON "topics_rels" USING btree ("users_id","locale");
  CREATE INDEX "_topics_v_parent_idx" ON "_topics_v" USING btree ("parent_id");
  CREATE INDEX "_topics_v_version_version_within_idx" ON "_topics_v" USING btree ("version_within_id");
  CREATE INDEX "_topics_v_version_version_updated_at_idx" ON "_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_topics_v_version_version_created_at_idx" ON "_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_topics_v_version_version_deleted_at_idx" ON "_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_topics_v_version_version__status_idx" ON "_topics_v" USING btree ("version__status");
  CREATE INDEX "_topics_v_created_at_idx" ON "_topics_v" USING btree ("created_at");
  CREATE INDEX "_topics_v_updated_at_idx" ON "_topics_v" USING btree ("updated_at");
  CREATE INDEX "_topics_v_snapshot_idx" ON "_topics_v" USING btree ("snapshot");
  CREATE INDEX "_topics_v_published_locale_idx" ON "_topics_v" USING btree ("published_locale");
  CREATE INDEX "_topics_v_latest_idx" ON "_topics_v" USING btree ("latest");
  CREATE INDEX "_topics_v_version_seo_version_seo_image_idx" ON "_topics_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_topics_v_version_review_version_review_approved_by_idx" ON "_topics_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_topics_v_locales_locale_parent_id_unique" ON "_topics_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_topics_v_locales_parent_alone_idx" ON "_topics_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_topics_v_rels_order_idx" ON "_topics_v_rels" USING btree ("order");
  CREATE INDEX "_topics_v_rels_parent_idx" ON "_topics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_topics_v_rels_path_idx" ON "_topics_v_rels" USING btree ("path");
  CREATE INDEX "_topics_v_rels_locale_idx" ON "_topics_v_rels" USING btree ("locale");
  CREATE INDEX "_topics_v_rels_users_id_idx" ON "_topics_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "newsletters_frequencies_order_idx" ON "newsletters_frequencies" USING btree ("order");
  CREATE INDEX "newsletters_frequencies_parent_idx" ON "newsletters_frequencies" USING btree ("parent_id");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "newsletters_deleted_at_idx" ON "newsletters" USING btree ("deleted_at");
  CREATE INDEX "newsletters__status_idx" ON "newsletters" USING btree ("_status");
  CREATE INDEX "newsletters_review_review_approved_by_idx" ON "newsletters_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "newsletters_locales_locale_parent_id_unique" ON "newsletters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletters_locales_parent_alone_idx" ON "newsletters_locales" USING btree ("_parent_id");
  CREATE INDEX "newsletters_rels_order_idx" ON "newsletters_rels" USING btree ("order");
  CREATE INDEX "newsletters_rels_parent_idx" ON "newsletters_rels" USING btree ("parent_id");
  CREATE INDEX "newsletters_rels_path_idx" ON "newsletters_rels" USING btree ("path");
  CREATE INDEX "newsletters_rels_locale_idx" ON "newsletters_rels" USING btree ("locale");
  CREATE INDEX "newsletters_rels_topics_id_idx" ON "newsletters_rels" USING btree ("topics_id","locale");
  CREATE INDEX "newsletters_rels_users_id_idx" ON "newsletters_rels" USING btree ("users_id","locale");
  CREATE INDEX "_newsletters_v_version_frequencies_order_idx" ON "_newsletters_v_version_frequencies" USING btree ("order");
  CREATE INDEX "_newsletters_v_version_frequencies_parent_idx" ON "_newsletters_v_version_frequencies" USING btree ("parent_id");
  CREATE INDEX "_newsletters_v_parent_idx" ON "_newsletters_v" USING btree ("parent_id");
  CREATE INDEX "_newsletters_v_version_version_updated_at_idx" ON "_newsletters_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletters_v_version_version_created_at_idx" ON "_newsletters_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletters_v_version_version_deleted_at_idx" ON "_newsletters_v" USING btree ("version_deleted_at");
  CREATE INDEX "_newsletters_v_version_version__status_idx" ON "_newsletters_v" USING btree ("version__status");
  CREATE INDEX "_newsletters_v_created_at_idx" ON "_newsletters_v" USING btree ("created_at");
  CREATE INDEX "_newsletters_v_updated_at_idx" ON "_newsletters_v" USING btree ("updated_at");
  CREATE INDEX "_newsletters_v_snapshot_idx" ON "_newsletters_v" USING btree ("snapshot");
  CREATE INDEX "_newsletters_v_published_locale_idx" ON "_newsletters_v" USING btree ("published_locale");
  CREATE INDEX "_newsletters_v_latest_idx" ON "_newsletters_v" USING btree ("latest");
  CREATE INDEX "_newsletters_v_version_review_version_review_approved_by_idx" ON "_newsletters_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_newsletters_v_locales_locale_parent_id_unique" ON "_newsletters_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_newsletters_v_locales_parent_alone_idx" ON "_newsletters_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_newsletters_v_rels_order_idx" ON "_newsletters_v_rels" USING btree ("order");
  CREATE INDEX "_newsletters_v_rels_parent_idx" ON "_newsletters_v_rels" USING btree ("parent_id");
  CREATE INDEX "_newsletters_v_rels_path_idx" ON "_newsletters_v_rels" USING btree ("path");
  CREATE INDEX "_newsletters_v_rels_locale_idx" ON "_newsletters_v_rels" USING btree ("locale");
  CREATE INDEX "_newsletters_v_rels_topics_id_idx" ON "_newsletters_v_rels" USING btree ("topics_id","locale");
  CREATE INDEX "_newsletters_v_rels_users_id_idx" ON "_newsletters_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_cover_idx" ON "pages" USING btree ("cover_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages_locales" USING btree ("seo_image_id");
  CREATE INDEX "pages_review_review_approved_by_idx" ON "pages_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_alone_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_locale_idx" ON "pages_rels" USING btree ("locale");
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id","locale");
  CREATE INDEX "pages_rels_people_id_idx" ON "pages_rels" USING btree ("people_id","locale");
  CREATE INDEX "pages_rels_users_id_idx" ON "pages_rels" USING btree ("users_id","locale");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_cover_idx" ON "_pages_v" USING btree ("version_cover_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_review_version_review_approved_by_idx" ON "_pages_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_alone_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_locale_idx" ON "_pages_v_rels" USING btree ("locale");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_pages_v_rels_people_id_idx" ON "_pages_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_pages_v_rels_users_id_idx" ON "_pages_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "news_press_contact_idx" ON "news" USING btree ("press_contact_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_seo_seo_image_idx" ON "news_locales" USING btree ("seo_image_id");
  CREATE INDEX "news_review_review_approved_by_idx" ON "news_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locales_parent_alone_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_locale_idx" ON "news_rels" USING btree ("locale");
  CREATE INDEX "news_rels_people_id_idx" ON "news_rels" USING btree ("people_id","locale");
  CREATE INDEX "news_rels_deals_id_idx" ON "news_rels" USING btree ("deals_id","locale");
  CREATE INDEX "news_rels_users_id_idx" ON "news_rels" USING btree ("users_id","locale");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_press_contact_idx" ON "_news_v" USING btree ("version_press_contact_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_version_seo_version_seo_image_idx" ON "_news_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_news_v_version_review_version_review_approved_by_idx" ON "_news_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_locales_parent_alone_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_locale_idx" ON "_news_v_rels" USING btree ("locale");
  CREATE INDEX "_news_v_rels_people_id_idx" ON "_news_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_news_v_rels_deals_id_idx" ON "_news_v_rels" USING btree ("deals_id","locale");
  CREATE INDEX "_news_v_rels_users_id_idx" ON "_news_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "deals_updated_at_idx" ON "deals" USING btree ("updated_at");
  CREATE INDEX "deals_created_at_idx" ON "deals" USING btree ("created_at");
  CREATE INDEX "deals_deleted_at_idx" ON "deals" USING btree ("deleted_at");
  CREATE INDEX "deals__status_idx" ON "deals" USING btree ("_status");
  CREATE INDEX "deals_review_review_approved_by_idx" ON "deals_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "deals_locales_locale_parent_id_unique" ON "deals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "deals_locales_parent_alone_idx" ON "deals_locales" USING btree ("_parent_id");
  CREATE INDEX "deals_rels_order_idx" ON "deals_rels" USING btree ("order");
  CREATE INDEX "deals_rels_parent_idx" ON "deals_rels" USING btree ("parent_id");
  CREATE INDEX "deals_rels_path_idx" ON "deals_rels" USING btree ("path");
  CREATE INDEX "deals_rels_locale_idx" ON "deals_rels" USING btree ("locale");
  CREATE INDEX "deals_rels_people_id_idx" ON "deals_rels" USING btree ("people_id","locale");
  CREATE INDEX "deals_rels_services_id_idx" ON "deals_rels" USING btree ("services_id","locale");
  CREATE INDEX "deals_rels_sectors_id_idx" ON "deals_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "deals_rels_offices_id_idx" ON "deals_rels" USING btree ("offices_id","locale");
  CREATE INDEX "deals_rels_nav_jurisdictions_id_idx" ON "deals_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "deals_rels_users_id_idx" ON "deals_rels" USING btree ("users_id","locale");
  CREATE INDEX "_deals_v_parent_idx" ON "_deals_v" USING btree ("parent_id");
  CREATE INDEX "_deals_v_version_version_updated_at_idx" ON "_deals_v" USING btree ("version_updated_at");
  CREATE INDEX "_deals_v_version_version_created_at_idx" ON "_deals_v" USING btree ("version_created_at");
  CREATE INDEX "_deals_v_version_version_deleted_at_idx" ON "_deals_v" USING btree ("version_deleted_at");
  CREATE INDEX "_deals_v_version_version__status_idx" ON "_deals_v" USING btree ("version__status");
  CREATE INDEX "_deals_v_created_at_idx" ON "_deals_v" USING btree ("created_at");
  CREATE INDEX "_deals_v_updated_at_idx" ON "_deals_v" USING btree ("updated_at");
  CREATE INDEX "_deals_v_snapshot_idx" ON "_deals_v" USING btree ("snapshot");
  CREATE INDEX "_deals_v_published_locale_idx" ON "_deals_v" USING btree ("published_locale");
  CREATE INDEX "_deals_v_latest_idx" ON "_deals_v" USING btree ("latest");
  CREATE INDEX "_deals_v_version_review_version_review_approved_by_idx" ON "_deals_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_deals_v_locales_locale_parent_id_unique" ON "_deals_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_deals_v_locales_parent_alone_idx" ON "_deals_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_deals_v_rels_order_idx" ON "_deals_v_rels" USING btree ("order");
  CREATE INDEX "_deals_v_rels_parent_idx" ON "_deals_v_rels" USING btree ("parent_id");
  CREATE INDEX "_deals_v_rels_path_idx" ON "_deals_v_rels" USING btree ("path");
  CREATE INDEX "_deals_v_rels_locale_idx" ON "_deals_v_rels" USING btree ("locale");
  CREATE INDEX "_deals_v_rels_people_id_idx" ON "_deals_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_deals_v_rels_services_id_idx" ON "_deals_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_deals_v_rels_sectors_id_idx" ON "_deals_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_deals_v_rels_offices_id_idx" ON "_deals_v_rels" USING btree ("offices_id","locale");
  CREATE INDEX "_deals_v_rels_nav_jurisdictions_id_idx" ON "_deals_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_deals_v_rels_users_id_idx" ON "_deals_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "vacancies_benefits_idx" ON "vacancies" USING btree ("benefits_id");
  CREATE INDEX "vacancies_parent_idx" ON "vacancies" USING btree ("parent_id");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE INDEX "vacancies_seo_seo_image_idx" ON "vacancies_locales" USING btree ("seo_image_id");
  CREATE INDEX "vacancies_review_review_approved_by_idx" ON "vacancies_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "vacancies_locales_locale_parent_id_unique" ON "vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_locales_parent_alone_idx" ON "vacancies_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_rels_order_idx" ON "vacancies_rels" USING btree ("order");
  CREATE INDEX "vacancies_rels_parent_idx" ON "vacancies_rels" USING btree ("parent_id");
  CREATE INDEX "vacancies_rels_path_idx" ON "vacancies_rels" USING btree ("path");
  CREATE INDEX "vacancies_rels_locale_idx" ON "vacancies_rels" USING btree ("locale");
  CREATE INDEX "vacancies_rels_offices_id_idx" ON "vacancies_rels" USING btree ("offices_id","locale");
  CREATE INDEX "vacancies_rels_users_id_idx" ON "vacancies_rels" USING btree ("users_id","locale");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_benefits_idx" ON "_vacancies_v" USING btree ("version_benefits_id");
  CREATE INDEX "_vacancies_v_version_version_parent_idx" ON "_vacancies_v" USING btree ("version_parent_id");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_snapshot_idx" ON "_vacancies_v" USING btree ("snapshot");
  CREATE INDEX "_vacancies_v_published_locale_idx" ON "_vacancies_v" USING btree ("published_locale");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE INDEX "_vacancies_v_version_seo_version_seo_image_idx" ON "_vacancies_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_vacancies_v_version_review_version_review_approved_by_idx" ON "_vacancies_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_vacancies_v_locales_locale_parent_id_unique" ON "_vacancies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_locales_parent_alone_idx" ON "_vacancies_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_rels_order_idx" ON "_vacancies_v_rels" USING btree ("order");
  CREATE INDEX "_vacancies_v_rels_parent_idx" ON "_vacancies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_rels_path_idx" ON "_vacancies_v_rels" USING btree ("path");
  CREATE INDEX "_vacancies_v_rels_locale_idx" ON "_vacancies_v_rels" USING btree ("locale");
  CREATE INDEX "_vacancies_v_rels_offices_id_idx" ON "_vacancies_v_rels" USING btree ("offices_id","locale");
  CREATE INDEX "_vacancies_v_rels_users_id_idx" ON "_vacancies_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "benefits_country_idx" ON "benefits" USING btree ("country_id");
  CREATE INDEX "benefits_updated_at_idx" ON "benefits" USING btree ("updated_at");
  CREATE INDEX "benefits_created_at_idx" ON "benefits" USING btree ("created_at");
  CREATE INDEX "benefits_deleted_at_idx" ON "benefits" USING btree ("deleted_at");
  CREATE INDEX "benefits__status_idx" ON "benefits" USING btree ("_status");
  CREATE INDEX "benefits_seo_seo_image_idx" ON "benefits_locales" USING btree ("seo_image_id");
  CREATE INDEX "benefits_review_review_approved_by_idx" ON "benefits_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "benefits_locales_locale_parent_id_unique" ON "benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "benefits_locales_parent_alone_idx" ON "benefits_locales" USING btree ("_parent_id");
  CREATE INDEX "benefits_rels_order_idx" ON "benefits_rels" USING btree ("order");
  CREATE INDEX "benefits_rels_parent_idx" ON "benefits_rels" USING btree ("parent_id");
  CREATE INDEX "benefits_rels_path_idx" ON "benefits_rels" USING btree ("path");
  CREATE INDEX "benefits_rels_locale_idx" ON "benefits_rels" USING btree ("locale");
  CREATE INDEX "benefits_rels_users_id_idx" ON "benefits_rels" USING btree ("users_id","locale");
  CREATE INDEX "_benefits_v_parent_idx" ON "_benefits_v" USING btree ("parent_id");
  CREATE INDEX "_benefits_v_version_version_country_idx" ON "_benefits_v" USING btree ("version_country_id");
  CREATE INDEX "_benefits_v_version_version_updated_at_idx" ON "_benefits_v" USING btree ("version_updated_at");
  CREATE INDEX "_benefits_v_version_version_created_at_idx" ON "_benefits_v" USING btree ("version_created_at");
  CREATE INDEX "_benefits_v_version_version_deleted_at_idx" ON "_benefits_v" USING btree ("version_deleted_at");
  CREATE INDEX "_benefits_v_version_version__status_idx" ON "_benefits_v" USING btree ("version__status");
  CREATE INDEX "_benefits_v_created_at_idx" ON "_benefits_v" USING btree ("created_at");
  CREATE INDEX "_benefits_v_updated_at_idx" ON "_benefits_v" USING btree ("updated_at");
  CREATE INDEX "_benefits_v_snapshot_idx" ON "_benefits_v" USING btree ("snapshot");
  CREATE INDEX "_benefits_v_published_locale_idx" ON "_benefits_v" USING btree ("published_locale");
  CREATE INDEX "_benefits_v_latest_idx" ON "_benefits_v" USING btree ("latest");
  CREATE INDEX "_benefits_v_version_seo_version_seo_image_idx" ON "_benefits_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_benefits_v_version_review_version_review_approved_by_idx" ON "_benefits_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_benefits_v_locales_locale_parent_id_unique" ON "_benefits_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_benefits_v_locales_parent_alone_idx" ON "_benefits_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_benefits_v_rels_order_idx" ON "_benefits_v_rels" USING btree ("order");
  CREATE INDEX "_benefits_v_rels_parent_idx" ON "_benefits_v_rels" USING btree ("parent_id");
  CREATE INDEX "_benefits_v_rels_path_idx" ON "_benefits_v_rels" USING btree ("path");
  CREATE INDEX "_benefits_v_rels_locale_idx" ON "_benefits_v_rels" USING btree ("locale");
  CREATE INDEX "_benefits_v_rels_users_id_idx" ON "_benefits_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "testimonials_portrait_idx" ON "testimonials" USING btree ("portrait_id");
  CREATE INDEX "testimonials_office_idx" ON "testimonials" USING btree ("office_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "testimonials_review_review_approved_by_idx" ON "testimonials_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_locales_parent_alone_idx" ON "testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "testimonials_rels_order_idx" ON "testimonials_rels" USING btree ("order");
  CREATE INDEX "testimonials_rels_parent_idx" ON "testimonials_rels" USING btree ("parent_id");
  CREATE INDEX "testimonials_rels_path_idx" ON "testimonials_rels" USING btree ("path");
  CREATE INDEX "testimonials_rels_locale_idx" ON "testimonials_rels" USING btree ("locale");
  CREATE INDEX "testimonials_rels_users_id_idx" ON "testimonials_rels" USING btree ("users_id","locale");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_portrait_idx" ON "_testimonials_v" USING btree ("version_portrait_id");
  CREATE INDEX "_testimonials_v_version_version_office_idx" ON "_testimonials_v" USING btree ("version_office_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_version_review_version_review_approved_b_idx" ON "_testimonials_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_locales_parent_alone_idx" ON "_testimonials_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_testimonials_v_rels_order_idx" ON "_testimonials_v_rels" USING btree ("order");
  CREATE INDEX "_testimonials_v_rels_parent_idx" ON "_testimonials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_rels_path_idx" ON "_testimonials_v_rels" USING btree ("path");
  CREATE INDEX "_testimonials_v_rels_locale_idx" ON "_testimonials_v_rels" USING btree ("locale");
  CREATE INDEX "_testimonials_v_rels_users_id_idx" ON "_testimonials_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "contact_topics_updated_at_idx" ON "contact_topics" USING btree ("updated_at");
  CREATE INDEX "contact_topics_created_at_idx" ON "contact_topics" USING btree ("created_at");
  CREATE INDEX "contact_topics_deleted_at_idx" ON "contact_topics" USING btree ("deleted_at");
  CREATE INDEX "contact_topics__status_idx" ON "contact_topics" USING btree ("_status");
  CREATE INDEX "contact_topics_seo_seo_image_idx" ON "contact_topics_locales" USING btree ("seo_image_id");
  CREATE INDEX "contact_topics_review_review_approved_by_idx" ON "contact_topics_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "contact_topics_locales_locale_parent_id_unique" ON "contact_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_topics_locales_parent_alone_idx" ON "contact_topics_locales" USING btree ("_parent_id");
  CREATE INDEX "contact_topics_texts_order_parent" ON "contact_topics_texts" USING btree ("order","parent_id");
  CREATE INDEX "contact_topics_rels_order_idx" ON "contact_topics_rels" USING btree ("order");
  CREATE INDEX "contact_topics_rels_parent_idx" ON "contact_topics_rels" USING btree ("parent_id");
  CREATE INDEX "contact_topics_rels_path_idx" ON "contact_topics_rels" USING btree ("path");
  CREATE INDEX "contact_topics_rels_locale_idx" ON "contact_topics_rels" USING btree ("locale");
  CREATE INDEX "contact_topics_rels_offices_id_idx" ON "contact_topics_rels" USING btree ("offices_id","locale");
  CREATE INDEX "contact_topics_rels_users_id_idx" ON "contact_topics_rels" USING btree ("users_id","locale");
  CREATE INDEX "_contact_topics_v_parent_idx" ON "_contact_topics_v" USING btree ("parent_id");
  CREATE INDEX "_contact_topics_v_version_version_updated_at_idx" ON "_contact_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_topics_v_version_version_created_at_idx" ON "_contact_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_topics_v_version_version_deleted_at_idx" ON "_contact_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contact_topics_v_version_version__status_idx" ON "_contact_topics_v" USING btree ("version__status");
  CREATE INDEX "_contact_topics_v_created_at_idx" ON "_contact_topics_v" USING btree ("created_at");
  CREATE INDEX "_contact_topics_v_updated_at_idx" ON "_contact_topics_v" USING btree ("updated_at");
  CREATE INDEX "_contact_topics_v_snapshot_idx" ON "_contact_topics_v" USING btree ("snapshot");
  CREATE INDEX "_contact_topics_v_published_locale_idx" ON "_contact_topics_v" USING btree ("published_locale");
  CREATE INDEX "_contact_topics_v_latest_idx" ON "_contact_topics_v" USING btree ("latest");
  CREATE INDEX "_contact_topics_v_version_seo_version_seo_image_idx" ON "_contact_topics_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_contact_topics_v_version_review_version_review_approved_idx" ON "_contact_topics_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_contact_topics_v_locales_locale_parent_id_unique" ON "_contact_topics_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_topics_v_locales_parent_alone_idx" ON "_contact_topics_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_contact_topics_v_texts_order_parent" ON "_contact_topics_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_contact_topics_v_rels_order_idx" ON "_contact_topics_v_rels" USING btree ("order");
  CREATE INDEX "_contact_topics_v_rels_parent_idx" ON "_contact_topics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_contact_topics_v_rels_path_idx" ON "_contact_topics_v_rels" USING btree ("path");
  CREATE INDEX "_contact_topics_v_rels_locale_idx" ON "_contact_topics_v_rels" USING btree ("locale");
  CREATE INDEX "_contact_topics_v_rels_offices_id_idx" ON "_contact_topics_v_rels" USING btree ("offices_id","locale");
  CREATE INDEX "_contact_topics_v_rels_users_id_idx" ON "_contact_topics_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "legal_notices_entities_order_idx" ON "legal_notices_entities" USING btree ("_order");
  CREATE INDEX "legal_notices_entities_parent_id_idx" ON "legal_notices_entities" USING btree ("_parent_id");
  CREATE INDEX "legal_notices_entities_office_idx" ON "legal_notices_entities" USING btree ("office_id");
  CREATE UNIQUE INDEX "legal_notices_entities_locales_locale_parent_id_unique" ON "legal_notices_entities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_notices_entities_locales_parent_alone_idx" ON "legal_notices_entities_locales" USING btree ("_parent_id");
  CREATE INDEX "legal_notices_complaints_steps_order_idx" ON "legal_notices_complaints_steps" USING btree ("_order");
  CREATE INDEX "legal_notices_complaints_steps_parent_id_idx" ON "legal_notices_complaints_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "legal_notices_complaints_steps_locales_locale_parent_id_uniq" ON "legal_notices_complaints_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_notices_complaints_steps_locales_parent_alone_idx" ON "legal_notices_complaints_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "legal_notices_updated_at_idx" ON "legal_notices" USING btree ("updated_at");
  CREATE INDEX "legal_notices_created_at_idx" ON "legal_notices" USING btree ("created_at");
  CREATE INDEX "legal_notices_deleted_at_idx" ON "legal_notices" USING btree ("deleted_at");
  CREATE INDEX "legal_notices__status_idx" ON "legal_notices" USING btree ("_status");
  CREATE INDEX "legal_notices_review_review_approved_by_idx" ON "legal_notices_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "legal_notices_locales_locale_parent_id_unique" ON "legal_notices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_notices_locales_parent_alone_idx" ON "legal_notices_locales" USING btree ("_parent_id");
  CREATE INDEX "legal_notices_rels_order_idx" ON "legal_notices_rels" USING btree ("order");
  CREATE INDEX "legal_notices_rels_parent_idx" ON "legal_notices_rels" USING btree ("parent_id");
  CREATE INDEX "legal_notices_rels_path_idx" ON "legal_notices_rels" USING btree ("path");
  CREATE INDEX "legal_notices_rels_locale_idx" ON "legal_notices_rels" USING btree ("locale");
  CREATE INDEX "legal_notices_rels_users_id_idx" ON "legal_notices_rels" USING btree ("users_id","locale");
  CREATE INDEX "_legal_notices_v_version_entities_order_idx" ON "_legal_notices_v_version_entities" USING btree ("_order");
  CREATE INDEX "_legal_notices_v_version_entities_parent_id_idx" ON "_legal_notices_v_version_entities" USING btree ("_parent_id");
  CREATE INDEX "_legal_notices_v_version_entities_office_idx" ON "_legal_notices_v_version_entities" USING btree ("office_id");
  CREATE UNIQUE INDEX "_legal_notices_v_version_entities_locales_locale_parent_id_u" ON "_legal_notices_v_version_entities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_notices_v_version_entities_locales_parent_alone_idx" ON "_legal_notices_v_version_entities_locales" USING btree ("_parent_id");
  CREATE INDEX "_legal_notices_v_version_complaints_steps_order_idx" ON "_legal_notices_v_version_complaints_steps" USING btree ("_order");
  CREATE INDEX "_legal_notices_v_version_complaints_steps_parent_id_idx" ON "_legal_notices_v_version_complaints_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_legal_notices_v_version_complaints_steps_locales_locale_par" ON "_legal_notices_v_version_complaints_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gal_notices_v_version_complaints_steps_locales_parent_alone_idx" ON "_legal_notices_v_version_complaints_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_legal_notices_v_parent_idx" ON "_legal_notices_v" USING btree ("parent_id");
  CREATE INDEX "_legal_notices_v_version_version_updated_at_idx" ON "_legal_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_notices_v_version_version_created_at_idx" ON "_legal_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_notices_v_version_version_deleted_at_idx" ON "_legal_notices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_notices_v_version_version__status_idx" ON "_legal_notices_v" USING btree ("version__status");
  CREATE INDEX "_legal_notices_v_created_at_idx" ON "_legal_notices_v" USING btree ("created_at");
  CREATE INDEX "_legal_notices_v_updated_at_idx" ON "_legal_notices_v" USING btree ("updated_at");
  CREATE INDEX "_legal_notices_v_snapshot_idx" ON "_legal_notices_v" USING btree ("snapshot");
  CREATE INDEX "_legal_notices_v_published_locale_idx" ON "_legal_notices_v" USING btree ("published_locale");
  CREATE INDEX "_legal_notices_v_latest_idx" ON "_legal_notices_v" USING btree ("latest");
  CREATE INDEX "_legal_notices_v_version_review_version_review_approved__idx" ON "_legal_notices_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_legal_notices_v_locales_locale_parent_id_unique" ON "_legal_notices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_notices_v_locales_parent_alone_idx" ON "_legal_notices_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_legal_notices_v_rels_order_idx" ON "_legal_notices_v_rels" USING btree ("order");
  CREATE INDEX "_legal_notices_v_rels_parent_idx" ON "_legal_notices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_legal_notices_v_rels_path_idx" ON "_legal_notices_v_rels" USING btree ("path");
  CREATE INDEX "_legal_notices_v_rels_locale_idx" ON "_legal_notices_v_rels" USING btree ("locale");
  CREATE INDEX "_legal_notices_v_rels_users_id_idx" ON "_legal_notices_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "products_parent_idx" ON "products" USING btree ("parent_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_seo_seo_image_idx" ON "products_locales" USING btree ("seo_image_id");
  CREATE INDEX "products_review_review_approved_by_idx" ON "products_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_alone_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_locale_idx" ON "products_rels" USING btree ("locale");
  CREATE INDEX "products_rels_people_id_idx" ON "products_rels" USING btree ("people_id","locale");
  CREATE INDEX "products_rels_users_id_idx" ON "products_rels" USING btree ("users_id","locale");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_parent_idx" ON "_products_v" USING btree ("version_parent_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_products_v_version_review_version_review_approved_by_idx" ON "_products_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_alone_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_locale_idx" ON "_products_v_rels" USING btree ("locale");
  CREATE INDEX "_products_v_rels_people_id_idx" ON "_products_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_products_v_rels_users_id_idx" ON "_products_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "marketing_pages_product_idx" ON "marketing_pages" USING btree ("product_id");
  CREATE INDEX "marketing_pages_nav_service_idx" ON "marketing_pages" USING btree ("nav_service_id");
  CREATE INDEX "marketing_pages_updated_at_idx" ON "marketing_pages" USING btree ("updated_at");
  CREATE INDEX "marketing_pages_created_at_idx" ON "marketing_pages" USING btree ("created_at");
  CREATE INDEX "marketing_pages_deleted_at_idx" ON "marketing_pages" USING btree ("deleted_at");
  CREATE INDEX "marketing_pages__status_idx" ON "marketing_pages" USING btree ("_status");
  CREATE INDEX "marketing_pages_seo_seo_image_idx" ON "marketing_pages_locales" USING btree ("seo_image_id");
  CREATE INDEX "marketing_pages_review_review_approved_by_idx" ON "marketing_pages_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "marketing_pages_locales_locale_parent_id_unique" ON "marketing_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "marketing_pages_locales_parent_alone_idx" ON "marketing_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "marketing_pages_rels_order_idx" ON "marketing_pages_rels" USING btree ("order");
  CREATE INDEX "marketing_pages_rels_parent_idx" ON "marketing_pages_rels" USING btree ("parent_id");
  CREATE INDEX "marketing_pages_rels_path_idx" ON "marketing_pages_rels" USING btree ("path");
  CREATE INDEX "marketing_pages_rels_locale_idx" ON "marketing_pages_rels" USING btree ("locale");
  CREATE INDEX "marketing_pages_rels_users_id_idx" ON "marketing_pages_rels" USING btree ("users_id","locale");
  CREATE INDEX "_marketing_pages_v_parent_idx" ON "_marketing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_marketing_pages_v_version_version_product_idx" ON "_marketing_pages_v" USING btree ("version_product_id");
  CREATE INDEX "_marketing_pages_v_version_version_nav_service_idx" ON "_marketing_pages_v" USING btree ("version_nav_service_id");
  CREATE INDEX "_marketing_pages_v_version_version_updated_at_idx" ON "_marketing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_marketing_pages_v_version_version_created_at_idx" ON "_marketing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_marketing_pages_v_version_version_deleted_at_idx" ON "_marketing_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_marketing_pages_v_version_version__status_idx" ON "_marketing_pages_v" USING btree ("version__status");
  CREATE INDEX "_marketing_pages_v_created_at_idx" ON "_marketing_pages_v" USING btree ("created_at");
  CREATE INDEX "_marketing_pages_v_updated_at_idx" ON "_marketing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_marketing_pages_v_snapshot_idx" ON "_marketing_pages_v" USING btree ("snapshot");
  CREATE INDEX "_marketing_pages_v_published_locale_idx" ON "_marketing_pages_v" USING btree ("published_locale");
  CREATE INDEX "_marketing_pages_v_latest_idx" ON "_marketing_pages_v" USING btree ("latest");
  CREATE INDEX "_marketing_pages_v_version_seo_version_seo_image_idx" ON "_marketing_pages_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_marketing_pages_v_version_review_version_review_approve_idx" ON "_marketing_pages_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_marketing_pages_v_locales_locale_parent_id_unique" ON "_marketing_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_marketing_pages_v_locales_parent_alone_idx" ON "_marketing_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_marketing_pages_v_rels_order_idx" ON "_marketing_pages_v_rels" USING btree ("order");
  CREATE INDEX "_marketing_pages_v_rels_parent_idx" ON "_marketing_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_marketing_pages_v_rels_path_idx" ON "_marketing_pages_v_rels" USING btree ("path");
  CREATE INDEX "_marketing_pages_v_rels_locale_idx" ON "_marketing_pages_v_rels" USING btree ("locale");
  CREATE INDEX "_marketing_pages_v_rels_users_id_idx" ON "_marketing_pages_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "nav_services_updated_at_idx" ON "nav_services" USING btree ("updated_at");
  CREATE INDEX "nav_services_created_at_idx" ON "nav_services" USING btree ("created_at");
  CREATE INDEX "nav_services_deleted_at_idx" ON "nav_services" USING btree ("deleted_at");
  CREATE INDEX "nav_services__status_idx" ON "nav_services" USING btree ("_status");
  CREATE INDEX "nav_services_seo_seo_image_idx" ON "nav_services_locales" USING btree ("seo_image_id");
  CREATE INDEX "nav_services_review_review_approved_by_idx" ON "nav_services_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "nav_services_locales_locale_parent_id_unique" ON "nav_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "nav_services_locales_parent_alone_idx" ON "nav_services_locales" USING btree ("_parent_id");
  CREATE INDEX "nav_services_rels_order_idx" ON "nav_services_rels" USING btree ("order");
  CREATE INDEX "nav_services_rels_parent_idx" ON "nav_services_rels" USING btree ("parent_id");
  CREATE INDEX "nav_services_rels_path_idx" ON "nav_services_rels" USING btree ("path");
  CREATE INDEX "nav_services_rels_locale_idx" ON "nav_services_rels" USING btree ("locale");
  CREATE INDEX "nav_services_rels_nav_regions_id_idx" ON "nav_services_rels" USING btree ("nav_regions_id","locale");
  CREATE INDEX "nav_services_rels_people_id_idx" ON "nav_services_rels" USING btree ("people_id","locale");
  CREATE INDEX "nav_services_rels_users_id_idx" ON "nav_services_rels" USING btree ("users_id","locale");
  CREATE INDEX "_nav_services_v_parent_idx" ON "_nav_services_v" USING btree ("parent_id");
  CREATE INDEX "_nav_services_v_version_version_updated_at_idx" ON "_nav_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_nav_services_v_version_version_created_at_idx" ON "_nav_services_v" USING btree ("version_created_at");
  CREATE INDEX "_nav_services_v_version_version_deleted_at_idx" ON "_nav_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_nav_services_v_version_version__status_idx" ON "_nav_services_v" USING btree ("version__status");
  CREATE INDEX "_nav_services_v_created_at_idx" ON "_nav_services_v" USING btree ("created_at");
  CREATE INDEX "_nav_services_v_updated_at_idx" ON "_nav_services_v" USING btree ("updated_at");
  CREATE INDEX "_nav_services_v_snapshot_idx" ON "_nav_services_v" USING btree ("snapshot");
  CREATE INDEX "_nav_services_v_published_locale_idx" ON "_nav_services_v" USING btree ("published_locale");
  CREATE INDEX "_nav_services_v_latest_idx" ON "_nav_services_v" USING btree ("latest");
  CREATE INDEX "_nav_services_v_version_seo_version_seo_image_idx" ON "_nav_services_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_nav_services_v_version_review_version_review_approved_b_idx" ON "_nav_services_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_nav_services_v_locales_locale_parent_id_unique" ON "_nav_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_nav_services_v_locales_parent_alone_idx" ON "_nav_services_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_nav_services_v_rels_order_idx" ON "_nav_services_v_rels" USING btree ("order");
  CREATE INDEX "_nav_services_v_rels_parent_idx" ON "_nav_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_nav_services_v_rels_path_idx" ON "_nav_services_v_rels" USING btree ("path");
  CREATE INDEX "_nav_services_v_rels_locale_idx" ON "_nav_services_v_rels" USING btree ("locale");
  CREATE INDEX "_nav_services_v_rels_nav_regions_id_idx" ON "_nav_services_v_rels" USING btree ("nav_regions_id","locale");
  CREATE INDEX "_nav_services_v_rels_people_id_idx" ON "_nav_services_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_nav_services_v_rels_users_id_idx" ON "_nav_services_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "nav_regions_updated_at_idx" ON "nav_regions" USING btree ("updated_at");
  CREATE INDEX "nav_regions_created_at_idx" ON "nav_regions" USING btree ("created_at");
  CREATE INDEX "nav_regions_deleted_at_idx" ON "nav_regions" USING btree ("deleted_at");
  CREATE INDEX "nav_regions__status_idx" ON "nav_regions" USING btree ("_status");
  CREATE INDEX "nav_regions_review_review_approved_by_idx" ON "nav_regions_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "nav_regions_locales_locale_parent_id_unique" ON "nav_regions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "nav_regions_locales_parent_alone_idx" ON "nav_regions_locales" USING btree ("_parent_id");
  CREATE INDEX "nav_regions_rels_order_idx" ON "nav_regions_rels" USING btree ("order");
  CREATE INDEX "nav_regions_rels_parent_idx" ON "nav_regions_rels" USING btree ("parent_id");
  CREATE INDEX "nav_regions_rels_path_idx" ON "nav_regions_rels" USING btree ("path");
  CREATE INDEX "nav_regions_rels_locale_idx" ON "nav_regions_rels" USING btree ("locale");
  CREATE INDEX "nav_regions_rels_users_id_idx" ON "nav_regions_rels" USING btree ("users_id","locale");
  CREATE INDEX "_nav_regions_v_parent_idx" ON "_nav_regions_v" USING btree ("parent_id");
  CREATE INDEX "_nav_regions_v_version_version_updated_at_idx" ON "_nav_regions_v" USING btree ("version_updated_at");
  CREATE INDEX "_nav_regions_v_version_version_created_at_idx" ON "_nav_regions_v" USING btree ("version_created_at");
  CREATE INDEX "_nav_regions_v_version_version_deleted_at_idx" ON "_nav_regions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_nav_regions_v_version_version__status_idx" ON "_nav_regions_v" USING btree ("version__status");
  CREATE INDEX "_nav_regions_v_created_at_idx" ON "_nav_regions_v" USING btree ("created_at");
  CREATE INDEX "_nav_regions_v_updated_at_idx" ON "_nav_regions_v" USING btree ("updated_at");
  CREATE INDEX "_nav_regions_v_snapshot_idx" ON "_nav_regions_v" USING btree ("snapshot");
  CREATE INDEX "_nav_regions_v_published_locale_idx" ON "_nav_regions_v" USING btree ("published_locale");
  CREATE INDEX "_nav_regions_v_latest_idx" ON "_nav_regions_v" USING btree ("latest");
  CREATE INDEX "_nav_regions_v_version_review_version_review_approved_by_idx" ON "_nav_regions_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_nav_regions_v_locales_locale_parent_id_unique" ON "_nav_regions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_nav_regions_v_locales_parent_alone_idx" ON "_nav_regions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_nav_regions_v_rels_order_idx" ON "_nav_regions_v_rels" USING btree ("order");
  CREATE INDEX "_nav_regions_v_rels_parent_idx" ON "_nav_regions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_nav_regions_v_rels_path_idx" ON "_nav_regions_v_rels" USING btree ("path");
  CREATE INDEX "_nav_regions_v_rels_locale_idx" ON "_nav_regions_v_rels" USING btree ("locale");
  CREATE INDEX "_nav_regions_v_rels_users_id_idx" ON "_nav_regions_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "nav_jurisdictions_region_idx" ON "nav_jurisdictions" USING btree ("region_id");
  CREATE INDEX "nav_jurisdictions_reviewer_idx" ON "nav_jurisdictions" USING btree ("reviewer_id");
  CREATE INDEX "nav_jurisdictions_updated_at_idx" ON "nav_jurisdictions" USING btree ("updated_at");
  CREATE INDEX "nav_jurisdictions_created_at_idx" ON "nav_jurisdictions" USING btree ("created_at");
  CREATE INDEX "nav_jurisdictions_deleted_at_idx" ON "nav_jurisdictions" USING btree ("deleted_at");
  CREATE INDEX "nav_jurisdictions__status_idx" ON "nav_jurisdictions" USING btree ("_status");
  CREATE INDEX "nav_jurisdictions_review_review_approved_by_idx" ON "nav_jurisdictions_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "nav_jurisdictions_locales_locale_parent_id_unique" ON "nav_jurisdictions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "nav_jurisdictions_locales_parent_alone_idx" ON "nav_jurisdictions_locales" USING btree ("_parent_id");
  CREATE INDEX "nav_jurisdictions_texts_order_parent" ON "nav_jurisdictions_texts" USING btree ("order","parent_id");
  CREATE INDEX "nav_jurisdictions_rels_order_idx" ON "nav_jurisdictions_rels" USING btree ("order");
  CREATE INDEX "nav_jurisdictions_rels_parent_idx" ON "nav_jurisdictions_rels" USING btree ("parent_id");
  CREATE INDEX "nav_jurisdictions_rels_path_idx" ON "nav_jurisdictions_rels" USING btree ("path");
  CREATE INDEX "nav_jurisdictions_rels_locale_idx" ON "nav_jurisdictions_rels" USING btree ("locale");
  CREATE INDEX "nav_jurisdictions_rels_users_id_idx" ON "nav_jurisdictions_rels" USING btree ("users_id","locale");
  CREATE INDEX "_nav_jurisdictions_v_parent_idx" ON "_nav_jurisdictions_v" USING btree ("parent_id");
  CREATE INDEX "_nav_jurisdictions_v_version_version_region_idx" ON "_nav_jurisdictions_v" USING btree ("version_region_id");
  CREATE INDEX "_nav_jurisdictions_v_version_version_reviewer_idx" ON "_nav_jurisdictions_v" USING btree ("version_reviewer_id");
  CREATE INDEX "_nav_jurisdictions_v_version_version_updated_at_idx" ON "_nav_jurisdictions_v" USING btree ("version_updated_at");
  CREATE INDEX "_nav_jurisdictions_v_version_version_created_at_idx" ON "_nav_jurisdictions_v" USING btree ("version_created_at");
  CREATE INDEX "_nav_jurisdictions_v_version_version_deleted_at_idx" ON "_nav_jurisdictions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_nav_jurisdictions_v_version_version__status_idx" ON "_nav_jurisdictions_v" USING btree ("version__status");
  CREATE INDEX "_nav_jurisdictions_v_created_at_idx" ON "_nav_jurisdictions_v" USING btree ("created_at");
  CREATE INDEX "_nav_jurisdictions_v_updated_at_idx" ON "_nav_jurisdictions_v" USING btree ("updated_at");
  CREATE INDEX "_nav_jurisdictions_v_snapshot_idx" ON "_nav_jurisdictions_v" USING btree ("snapshot");
  CREATE INDEX "_nav_jurisdictions_v_published_locale_idx" ON "_nav_jurisdictions_v" USING btree ("published_locale");
  CREATE INDEX "_nav_jurisdictions_v_latest_idx" ON "_nav_jurisdictions_v" USING btree ("latest");
  CREATE INDEX "_nav_jurisdictions_v_version_review_version_review_appro_idx" ON "_nav_jurisdictions_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_nav_jurisdictions_v_locales_locale_parent_id_unique" ON "_nav_jurisdictions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_nav_jurisdictions_v_locales_parent_alone_idx" ON "_nav_jurisdictions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_nav_jurisdictions_v_texts_order_parent" ON "_nav_jurisdictions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_nav_jurisdictions_v_rels_order_idx" ON "_nav_jurisdictions_v_rels" USING btree ("order");
  CREATE INDEX "_nav_jurisdictions_v_rels_parent_idx" ON "_nav_jurisdictions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_nav_jurisdictions_v_rels_path_idx" ON "_nav_jurisdictions_v_rels" USING btree ("path");
  CREATE INDEX "_nav_jurisdictions_v_rels_locale_idx" ON "_nav_jurisdictions_v_rels" USING btree ("locale");
  CREATE INDEX "_nav_jurisdictions_v_rels_users_id_idx" ON "_nav_jurisdictions_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "nav_contents_nav_service_idx" ON "nav_contents" USING btree ("nav_service_id");
  CREATE INDEX "nav_contents_region_idx" ON "nav_contents" USING btree ("region_id");
  CREATE INDEX "nav_contents_updated_at_idx" ON "nav_contents" USING btree ("updated_at");
  CREATE INDEX "nav_contents_created_at_idx" ON "nav_contents" USING btree ("created_at");
  CREATE INDEX "nav_contents_deleted_at_idx" ON "nav_contents" USING btree ("deleted_at");
  CREATE INDEX "nav_contents__status_idx" ON "nav_contents" USING btree ("_status");
  CREATE INDEX "nav_contents_seo_seo_image_idx" ON "nav_contents_locales" USING btree ("seo_image_id");
  CREATE INDEX "nav_contents_review_review_approved_by_idx" ON "nav_contents_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "nav_contents_locales_locale_parent_id_unique" ON "nav_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "nav_contents_locales_parent_alone_idx" ON "nav_contents_locales" USING btree ("_parent_id");
  CREATE INDEX "nav_contents_rels_order_idx" ON "nav_contents_rels" USING btree ("order");
  CREATE INDEX "nav_contents_rels_parent_idx" ON "nav_contents_rels" USING btree ("parent_id");
  CREATE INDEX "nav_contents_rels_path_idx" ON "nav_contents_rels" USING btree ("path");
  CREATE INDEX "nav_contents_rels_locale_idx" ON "nav_contents_rels" USING btree ("locale");
  CREATE INDEX "nav_contents_rels_users_id_idx" ON "nav_contents_rels" USING btree ("users_id","locale");
  CREATE INDEX "_nav_contents_v_parent_idx" ON "_nav_contents_v" USING btree ("parent_id");
  CREATE INDEX "_nav_contents_v_version_version_nav_service_idx" ON "_nav_contents_v" USING btree ("version_nav_service_id");
  CREATE INDEX "_nav_contents_v_version_version_region_idx" ON "_nav_contents_v" USING btree ("version_region_id");
  CREATE INDEX "_nav_contents_v_version_version_updated_at_idx" ON "_nav_contents_v" USING btree ("version_updated_at");
  CREATE INDEX "_nav_contents_v_version_version_created_at_idx" ON "_nav_contents_v" USING btree ("version_created_at");
  CREATE INDEX "_nav_contents_v_version_version_deleted_at_idx" ON "_nav_contents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_nav_contents_v_version_version__status_idx" ON "_nav_contents_v" USING btree ("version__status");
  CREATE INDEX "_nav_contents_v_created_at_idx" ON "_nav_contents_v" USING btree ("created_at");
  CREATE INDEX "_nav_contents_v_updated_at_idx" ON "_nav_contents_v" USING btree ("updated_at");
  CREATE INDEX "_nav_contents_v_snapshot_idx" ON "_nav_contents_v" USING btree ("snapshot");
  CREATE INDEX "_nav_contents_v_published_locale_idx" ON "_nav_contents_v" USING btree ("published_locale");
  CREATE INDEX "_nav_contents_v_latest_idx" ON "_nav_contents_v" USING btree ("latest");
  CREATE INDEX "_nav_contents_v_version_seo_version_seo_image_idx" ON "_nav_contents_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_nav_contents_v_version_review_version_review_approved_b_idx" ON "_nav_contents_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_nav_contents_v_locales_locale_parent_id_unique" ON "_nav_contents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_nav_contents_v_locales_parent_alone_idx" ON "_nav_contents_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_nav_contents_v_rels_order_idx" ON "_nav_contents_v_rels" USING btree ("order");
  CREATE INDEX "_nav_contents_v_rels_parent_idx" ON "_nav_contents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_nav_contents_v_rels_path_idx" ON "_nav_contents_v_rels" USING btree ("path");
  CREATE INDEX "_nav_contents_v_rels_locale_idx" ON "_nav_contents_v_rels" USING btree ("locale");
  CREATE INDEX "_nav_contents_v_rels_users_id_idx" ON "_nav_contents_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "nav_questions_nav_service_idx" ON "nav_questions" USING btree ("nav_service_id");
  CREATE INDEX "nav_questions_updated_at_idx" ON "nav_questions" USING btree ("updated_at");
  CREATE INDEX "nav_questions_created_at_idx" ON "nav_questions" USING btree ("created_at");
  CREATE INDEX "nav_questions_deleted_at_idx" ON "nav_questions" USING btree ("deleted_at");
  CREATE INDEX "nav_questions__status_idx" ON "nav_questions" USING btree ("_status");
  CREATE INDEX "nav_questions_review_review_approved_by_idx" ON "nav_questions_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "nav_questions_locales_locale_parent_id_unique" ON "nav_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "nav_questions_locales_parent_alone_idx" ON "nav_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "nav_questions_rels_order_idx" ON "nav_questions_rels" USING btree ("order");
  CREATE INDEX "nav_questions_rels_parent_idx" ON "nav_questions_rels" USING btree ("parent_id");
  CREATE INDEX "nav_questions_rels_path_idx" ON "nav_questions_rels" USING btree ("path");
  CREATE INDEX "nav_questions_rels_locale_idx" ON "nav_questions_rels" USING btree ("locale");
  CREATE INDEX "nav_questions_rels_users_id_idx" ON "nav_questions_rels" USING btree ("users_id","locale");
  CREATE INDEX "_nav_questions_v_parent_idx" ON "_nav_questions_v" USING btree ("parent_id");
  CREATE INDEX "_nav_questions_v_version_version_nav_service_idx" ON "_nav_questions_v" USING btree ("version_nav_service_id");
  CREATE INDEX "_nav_questions_v_version_version_updated_at_idx" ON "_nav_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_nav_questions_v_version_version_created_at_idx" ON "_nav_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_nav_questions_v_version_version_deleted_at_idx" ON "_nav_questions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_nav_questions_v_version_version__status_idx" ON "_nav_questions_v" USING btree ("version__status");
  CREATE INDEX "_nav_questions_v_created_at_idx" ON "_nav_questions_v" USING btree ("created_at");
  CREATE INDEX "_nav_questions_v_updated_at_idx" ON "_nav_questions_v" USING btree ("updated_at");
  CREATE INDEX "_nav_questions_v_snapshot_idx" ON "_nav_questions_v" USING btree ("snapshot");
  CREATE INDEX "_nav_questions_v_published_locale_idx" ON "_nav_questions_v" USING btree ("published_locale");
  CREATE INDEX "_nav_questions_v_latest_idx" ON "_nav_questions_v" USING btree ("latest");
  CREATE INDEX "_nav_questions_v_version_review_version_review_approved__idx" ON "_nav_questions_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_nav_questions_v_locales_locale_parent_id_unique" ON "_nav_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_nav_questions_v_locales_parent_alone_idx" ON "_nav_questions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_nav_questions_v_rels_order_idx" ON "_nav_questions_v_rels" USING btree ("order");
  CREATE INDEX "_nav_questions_v_rels_parent_idx" ON "_nav_questions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_nav_questions_v_rels_path_idx" ON "_nav_questions_v_rels" USING btree ("path");
  CREATE INDEX "_nav_questions_v_rels_locale_idx" ON "_nav_questions_v_rels" USING btree ("locale");
  CREATE INDEX "_nav_questions_v_rels_users_id_idx" ON "_nav_questions_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "nav_answers_sources_order_idx" ON "nav_answers_sources" USING btree ("_order");
  CREATE INDEX "nav_answers_sources_parent_id_idx" ON "nav_answers_sources" USING btree ("_parent_id");
  CREATE INDEX "nav_answers_jurisdiction_idx" ON "nav_answers" USING btree ("jurisdiction_id");
  CREATE INDEX "nav_answers_question_idx" ON "nav_answers" USING btree ("question_id");
  CREATE INDEX "nav_answers_updated_at_idx" ON "nav_answers" USING btree ("updated_at");
  CREATE INDEX "nav_answers_created_at_idx" ON "nav_answers" USING btree ("created_at");
  CREATE INDEX "nav_answers_deleted_at_idx" ON "nav_answers" USING btree ("deleted_at");
  CREATE INDEX "nav_answers__status_idx" ON "nav_answers" USING btree ("_status");
  CREATE INDEX "nav_answers_review_review_approved_by_idx" ON "nav_answers_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "nav_answers_locales_locale_parent_id_unique" ON "nav_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "nav_answers_locales_parent_alone_idx" ON "nav_answers_locales" USING btree ("_parent_id");
  CREATE INDEX "nav_answers_rels_order_idx" ON "nav_answers_rels" USING btree ("order");
  CREATE INDEX "nav_answers_rels_parent_idx" ON "nav_answers_rels" USING btree ("parent_id");
  CREATE INDEX "nav_answers_rels_path_idx" ON "nav_answers_rels" USING btree ("path");
  CREATE INDEX "nav_answers_rels_locale_idx" ON "nav_answers_rels" USING btree ("locale");
  CREATE INDEX "nav_answers_rels_users_id_idx" ON "nav_answers_rels" USING btree ("users_id","locale");
  CREATE INDEX "_nav_answers_v_version_sources_order_idx" ON "_nav_answers_v_version_sources" USING btree ("_order");
  CREATE INDEX "_nav_answers_v_version_sources_parent_id_idx" ON "_nav_answers_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_nav_answers_v_parent_idx" ON "_nav_answers_v" USING btree ("parent_id");
  CREATE INDEX "_nav_answers_v_version_version_jurisdiction_idx" ON "_nav_answers_v" USING btree ("version_jurisdiction_id");
  CREATE INDEX "_nav_answers_v_version_version_question_idx" ON "_nav_answers_v" USING btree ("version_question_id");
  CREATE INDEX "_nav_answers_v_version_version_updated_at_idx" ON "_nav_answers_v" USING btree ("version_updated_at");
  CREATE INDEX "_nav_answers_v_version_version_created_at_idx" ON "_nav_answers_v" USING btree ("version_created_at");
  CREATE INDEX "_nav_answers_v_version_version_deleted_at_idx" ON "_nav_answers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_nav_answers_v_version_version__status_idx" ON "_nav_answers_v" USING btree ("version__status");
  CREATE INDEX "_nav_answers_v_created_at_idx" ON "_nav_answers_v" USING btree ("created_at");
  CREATE INDEX "_nav_answers_v_updated_at_idx" ON "_nav_answers_v" USING btree ("updated_at");
  CREATE INDEX "_nav_answers_v_snapshot_idx" ON "_nav_answers_v" USING btree ("snapshot");
  CREATE INDEX "_nav_answers_v_published_locale_idx" ON "_nav_answers_v" USING btree ("published_locale");
  CREATE INDEX "_nav_answers_v_latest_idx" ON "_nav_answers_v" USING btree ("latest");
  CREATE INDEX "_nav_answers_v_version_review_version_review_approved_by_idx" ON "_nav_answers_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_nav_answers_v_locales_locale_parent_id_unique" ON "_nav_answers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_nav_answers_v_locales_parent_alone_idx" ON "_nav_answers_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_nav_answers_v_rels_order_idx" ON "_nav_answers_v_rels" USING btree ("order");
  CREATE INDEX "_nav_answers_v_rels_parent_idx" ON "_nav_answers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_nav_answers_v_rels_path_idx" ON "_nav_answers_v_rels" USING btree ("path");
  CREATE INDEX "_nav_answers_v_rels_locale_idx" ON "_nav_answers_v_rels" USING btree ("locale");
  CREATE INDEX "_nav_answers_v_rels_users_id_idx" ON "_nav_answers_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "graduate_pages_intakes_order_idx" ON "graduate_pages_intakes" USING btree ("_order");
  CREATE INDEX "graduate_pages_intakes_parent_id_idx" ON "graduate_pages_intakes" USING btree ("_parent_id");
  CREATE INDEX "graduate_pages_intakes_locale_idx" ON "graduate_pages_intakes" USING btree ("_locale");
  CREATE INDEX "graduate_pages_office_idx" ON "graduate_pages" USING btree ("office_id");
  CREATE INDEX "graduate_pages_cover_idx" ON "graduate_pages" USING btree ("cover_id");
  CREATE INDEX "graduate_pages_updated_at_idx" ON "graduate_pages" USING btree ("updated_at");
  CREATE INDEX "graduate_pages_created_at_idx" ON "graduate_pages" USING btree ("created_at");
  CREATE INDEX "graduate_pages_deleted_at_idx" ON "graduate_pages" USING btree ("deleted_at");
  CREATE INDEX "graduate_pages__status_idx" ON "graduate_pages" USING btree ("_status");
  CREATE INDEX "graduate_pages_brochure_idx" ON "graduate_pages_locales" USING btree ("brochure_id","_locale");
  CREATE INDEX "graduate_pages_seo_seo_image_idx" ON "graduate_pages_locales" USING btree ("seo_image_id");
  CREATE INDEX "graduate_pages_review_review_approved_by_idx" ON "graduate_pages_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "graduate_pages_locales_locale_parent_id_unique" ON "graduate_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "graduate_pages_locales_parent_alone_idx" ON "graduate_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "graduate_pages_rels_order_idx" ON "graduate_pages_rels" USING btree ("order");
  CREATE INDEX "graduate_pages_rels_parent_idx" ON "graduate_pages_rels" USING btree ("parent_id");
  CREATE INDEX "graduate_pages_rels_path_idx" ON "graduate_pages_rels" USING btree ("path");
  CREATE INDEX "graduate_pages_rels_locale_idx" ON "graduate_pages_rels" USING btree ("locale");
  CREATE INDEX "graduate_pages_rels_testimonials_id_idx" ON "graduate_pages_rels" USING btree ("testimonials_id","locale");
  CREATE INDEX "graduate_pages_rels_users_id_idx" ON "graduate_pages_rels" USING btree ("users_id","locale");
  CREATE INDEX "_graduate_pages_v_version_intakes_order_idx" ON "_graduate_pages_v_version_intakes" USING btree ("_order");
  CREATE INDEX "_graduate_pages_v_version_intakes_parent_id_idx" ON "_graduate_pages_v_version_intakes" USING btree ("_parent_id");
  CREATE INDEX "_graduate_pages_v_version_intakes_locale_idx" ON "_graduate_pages_v_version_intakes" USING btree ("_locale");
  CREATE INDEX "_graduate_pages_v_parent_idx" ON "_graduate_pages_v" USING btree ("parent_id");
  CREATE INDEX "_graduate_pages_v_version_version_office_idx" ON "_graduate_pages_v" USING btree ("version_office_id");
  CREATE INDEX "_graduate_pages_v_version_version_cover_idx" ON "_graduate_pages_v" USING btree ("version_cover_id");
  CREATE INDEX "_graduate_pages_v_version_version_updated_at_idx" ON "_graduate_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_graduate_pages_v_version_version_created_at_idx" ON "_graduate_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_graduate_pages_v_version_version_deleted_at_idx" ON "_graduate_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_graduate_pages_v_version_version__status_idx" ON "_graduate_pages_v" USING btree ("version__status");
  CREATE INDEX "_graduate_pages_v_created_at_idx" ON "_graduate_pages_v" USING btree ("created_at");
  CREATE INDEX "_graduate_pages_v_updated_at_idx" ON "_graduate_pages_v" USING btree ("updated_at");
  CREATE INDEX "_graduate_pages_v_snapshot_idx" ON "_graduate_pages_v" USING btree ("snapshot");
  CREATE INDEX "_graduate_pages_v_published_locale_idx" ON "_graduate_pages_v" USING btree ("published_locale");
  CREATE INDEX "_graduate_pages_v_latest_idx" ON "_graduate_pages_v" USING btree ("latest");
  CREATE INDEX "_graduate_pages_v_version_version_brochure_idx" ON "_graduate_pages_v_locales" USING btree ("version_brochure_id","_locale");
  CREATE INDEX "_graduate_pages_v_version_seo_version_seo_image_idx" ON "_graduate_pages_v_locales" USING btree ("version_seo_image_id");
  CREATE INDEX "_graduate_pages_v_version_review_version_review_approved_idx" ON "_graduate_pages_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_graduate_pages_v_locales_locale_parent_id_unique" ON "_graduate_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_graduate_pages_v_locales_parent_alone_idx" ON "_graduate_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_graduate_pages_v_rels_order_idx" ON "_graduate_pages_v_rels" USING btree ("order");
  CREATE INDEX "_graduate_pages_v_rels_parent_idx" ON "_graduate_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_graduate_pages_v_rels_path_idx" ON "_graduate_pages_v_rels" USING btree ("path");
  CREATE INDEX "_graduate_pages_v_rels_locale_idx" ON "_graduate_pages_v_rels" USING btree ("locale");
  CREATE INDEX "_graduate_pages_v_rels_testimonials_id_idx" ON "_graduate_pages_v_rels" USING btree ("testimonials_id","locale");
  CREATE INDEX "_graduate_pages_v_rels_users_id_idx" ON "_graduate_pages_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "menus_entries_below_order_idx" ON "menus_entries_below" USING btree ("_order");
  CREATE INDEX "menus_entries_below_parent_id_idx" ON "menus_entries_below" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_entries_below_locales_locale_parent_id_unique" ON "menus_entries_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_entries_below_locales_parent_alone_idx" ON "menus_entries_below_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_entries_order_idx" ON "menus_entries" USING btree ("_order");
  CREATE INDEX "menus_entries_parent_id_idx" ON "menus_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_entries_locales_locale_parent_id_unique" ON "menus_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_entries_locales_parent_alone_idx" ON "menus_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "menus_review_review_approved_by_idx" ON "menus_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_locales_parent_alone_idx" ON "menus_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_rels_order_idx" ON "menus_rels" USING btree ("order");
  CREATE INDEX "menus_rels_parent_idx" ON "menus_rels" USING btree ("parent_id");
  CREATE INDEX "menus_rels_path_idx" ON "menus_rels" USING btree ("path");
  CREATE INDEX "menus_rels_locale_idx" ON "menus_rels" USING btree ("locale");
  CREATE INDEX "menus_rels_pages_id_idx" ON "menus_rels" USING btree ("pages_id","locale");
  CREATE INDEX "menus_rels_people_id_idx" ON "menus_rels" USING btree ("people_id","locale");
  CREATE INDEX "menus_rels_offices_id_idx" ON "menus_rels" USING btree ("offices_id","locale");
  CREATE INDEX "menus_rels_locations_id_idx" ON "menus_rels" USING btree ("locations_id","locale");
  CREATE INDEX "menus_rels_services_id_idx" ON "menus_rels" USING btree ("services_id","locale");
  CREATE INDEX "menus_rels_sectors_id_idx" ON "menus_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "menus_rels_solutions_id_idx" ON "menus_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "menus_rels_articles_id_idx" ON "menus_rels" USING btree ("articles_id","locale");
  CREATE INDEX "menus_rels_news_id_idx" ON "menus_rels" USING btree ("news_id","locale");
  CREATE INDEX "menus_rels_events_id_idx" ON "menus_rels" USING btree ("events_id","locale");
  CREATE INDEX "menus_rels_trainings_id_idx" ON "menus_rels" USING btree ("trainings_id","locale");
  CREATE INDEX "menus_rels_training_series_id_idx" ON "menus_rels" USING btree ("training_series_id","locale");
  CREATE INDEX "menus_rels_products_id_idx" ON "menus_rels" USING btree ("products_id","locale");
  CREATE INDEX "menus_rels_marketing_pages_id_idx" ON "menus_rels" USING btree ("marketing_pages_id","locale");
  CREATE INDEX "menus_rels_nav_services_id_idx" ON "menus_rels" USING btree ("nav_services_id","locale");
  CREATE INDEX "menus_rels_nav_regions_id_idx" ON "menus_rels" USING btree ("nav_regions_id","locale");
  CREATE INDEX "menus_rels_nav_jurisdictions_id_idx" ON "menus_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "menus_rels_nav_contents_id_idx" ON "menus_rels" USING btree ("nav_contents_id","locale");
  CREATE INDEX "menus_rels_topics_id_idx" ON "menus_rels" USING btree ("topics_id","locale");
  CREATE INDEX "menus_rels_vacancies_id_idx" ON "menus_rels" USING btree ("vacancies_id","locale");
  CREATE INDEX "menus_rels_benefits_id_idx" ON "menus_rels" USING btree ("benefits_id","locale");
  CREATE INDEX "menus_rels_contact_topics_id_idx" ON "menus_rels" USING btree ("contact_topics_id","locale");
  CREATE INDEX "menus_rels_graduate_pages_id_idx" ON "menus_rels" USING btree ("graduate_pages_id","locale");
  CREATE INDEX "menus_rels_users_id_idx" ON "menus_rels" USING btree ("users_id","locale");
  CREATE INDEX "_menus_v_version_entries_below_order_idx" ON "_menus_v_version_entries_below" USING btree ("_order");
  CREATE INDEX "_menus_v_version_entries_below_parent_id_idx" ON "_menus_v_version_entries_below" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_entries_below_locales_locale_parent_id_uniq" ON "_menus_v_version_entries_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_entries_below_locales_parent_alone_idx" ON "_menus_v_version_entries_below_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_entries_order_idx" ON "_menus_v_version_entries" USING btree ("_order");
  CREATE INDEX "_menus_v_version_entries_parent_id_idx" ON "_menus_v_version_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_entries_locales_locale_parent_id_unique" ON "_menus_v_version_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_entries_locales_parent_alone_idx" ON "_menus_v_version_entries_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_version_review_version_review_approved_by_idx" ON "_menus_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_menus_v_locales_locale_parent_id_unique" ON "_menus_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_locales_parent_alone_idx" ON "_menus_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_rels_order_idx" ON "_menus_v_rels" USING btree ("order");
  CREATE INDEX "_menus_v_rels_parent_idx" ON "_menus_v_rels" USING btree ("parent_id");
  CREATE INDEX "_menus_v_rels_path_idx" ON "_menus_v_rels" USING btree ("path");
  CREATE INDEX "_menus_v_rels_locale_idx" ON "_menus_v_rels" USING btree ("locale");
  CREATE INDEX "_menus_v_rels_pages_id_idx" ON "_menus_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_menus_v_rels_people_id_idx" ON "_menus_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_menus_v_rels_offices_id_idx" ON "_menus_v_rels" USING btree ("offices_id","locale");
  CREATE INDEX "_menus_v_rels_locations_id_idx" ON "_menus_v_rels" USING btree ("locations_id","locale");
  CREATE INDEX "_menus_v_rels_services_id_idx" ON "_menus_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_menus_v_rels_sectors_id_idx" ON "_menus_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_menus_v_rels_solutions_id_idx" ON "_menus_v_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "_menus_v_rels_articles_id_idx" ON "_menus_v_rels" USING btree ("articles_id","locale");
  CREATE INDEX "_menus_v_rels_news_id_idx" ON "_menus_v_rels" USING btree ("news_id","locale");
  CREATE INDEX "_menus_v_rels_events_id_idx" ON "_menus_v_rels" USING btree ("events_id","locale");
  CREATE INDEX "_menus_v_rels_trainings_id_idx" ON "_menus_v_rels" USING btree ("trainings_id","locale");
  CREATE INDEX "_menus_v_rels_training_series_id_idx" ON "_menus_v_rels" USING btree ("training_series_id","locale");
  CREATE INDEX "_menus_v_rels_products_id_idx" ON "_menus_v_rels" USING btree ("products_id","locale");
  CREATE INDEX "_menus_v_rels_marketing_pages_id_idx" ON "_menus_v_rels" USING btree ("marketing_pages_id","locale");
  CREATE INDEX "_menus_v_rels_nav_services_id_idx" ON "_menus_v_rels" USING btree ("nav_services_id","locale");
  CREATE INDEX "_menus_v_rels_nav_regions_id_idx" ON "_menus_v_rels" USING btree ("nav_regions_id","locale");
  CREATE INDEX "_menus_v_rels_nav_jurisdictions_id_idx" ON "_menus_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_menus_v_rels_nav_contents_id_idx" ON "_menus_v_rels" USING btree ("nav_contents_id","locale");
  CREATE INDEX "_menus_v_rels_topics_id_idx" ON "_menus_v_rels" USING btree ("topics_id","locale");
  CREATE INDEX "_menus_v_rels_vacancies_id_idx" ON "_menus_v_rels" USING btree ("vacancies_id","locale");
  CREATE INDEX "_menus_v_rels_benefits_id_idx" ON "_menus_v_rels" USING btree ("benefits_id","locale");
  CREATE INDEX "_menus_v_rels_contact_topics_id_idx" ON "_menus_v_rels" USING btree ("contact_topics_id","locale");
  CREATE INDEX "_menus_v_rels_graduate_pages_id_idx" ON "_menus_v_rels" USING btree ("graduate_pages_id","locale");
  CREATE INDEX "_menus_v_rels_users_id_idx" ON "_menus_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "redirects_review_review_approved_by_idx" ON "redirects_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "redirects_locales_locale_parent_id_unique" ON "redirects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects_locales_parent_alone_idx" ON "redirects_locales" USING btree ("_parent_id");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_locale_idx" ON "redirects_rels" USING btree ("locale");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id","locale");
  CREATE INDEX "redirects_rels_people_id_idx" ON "redirects_rels" USING btree ("people_id","locale");
  CREATE INDEX "redirects_rels_offices_id_idx" ON "redirects_rels" USING btree ("offices_id","locale");
  CREATE INDEX "redirects_rels_locations_id_idx" ON "redirects_rels" USING btree ("locations_id","locale");
  CREATE INDEX "redirects_rels_services_id_idx" ON "redirects_rels" USING btree ("services_id","locale");
  CREATE INDEX "redirects_rels_sectors_id_idx" ON "redirects_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "redirects_rels_solutions_id_idx" ON "redirects_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "redirects_rels_articles_id_idx" ON "redirects_rels" USING btree ("articles_id","locale");
  CREATE INDEX "redirects_rels_news_id_idx" ON "redirects_rels" USING btree ("news_id","locale");
  CREATE INDEX "redirects_rels_events_id_idx" ON "redirects_rels" USING btree ("events_id","locale");
  CREATE INDEX "redirects_rels_trainings_id_idx" ON "redirects_rels" USING btree ("trainings_id","locale");
  CREATE INDEX "redirects_rels_training_series_id_idx" ON "redirects_rels" USING btree ("training_series_id","locale");
  CREATE INDEX "redirects_rels_products_id_idx" ON "redirects_rels" USING btree ("products_id","locale");
  CREATE INDEX "redirects_rels_marketing_pages_id_idx" ON "redirects_rels" USING btree ("marketing_pages_id","locale");
  CREATE INDEX "redirects_rels_nav_services_id_idx" ON "redirects_rels" USING btree ("nav_services_id","locale");
  CREATE INDEX "redirects_rels_nav_regions_id_idx" ON "redirects_rels" USING btree ("nav_regions_id","locale");
  CREATE INDEX "redirects_rels_nav_jurisdictions_id_idx" ON "redirects_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "redirects_rels_nav_contents_id_idx" ON "redirects_rels" USING btree ("nav_contents_id","locale");
  CREATE INDEX "redirects_rels_topics_id_idx" ON "redirects_rels" USING btree ("topics_id","locale");
  CREATE INDEX "redirects_rels_vacancies_id_idx" ON "redirects_rels" USING btree ("vacancies_id","locale");
  CREATE INDEX "redirects_rels_benefits_id_idx" ON "redirects_rels" USING btree ("benefits_id","locale");
  CREATE INDEX "redirects_rels_contact_topics_id_idx" ON "redirects_rels" USING btree ("contact_topics_id","locale");
  CREATE INDEX "redirects_rels_graduate_pages_id_idx" ON "redirects_rels" USING btree ("graduate_pages_id","locale");
  CREATE INDEX "redirects_rels_users_id_idx" ON "redirects_rels" USING btree ("users_id","locale");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_version_review_version_review_approved_by_idx" ON "_redirects_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_redirects_v_locales_locale_parent_id_unique" ON "_redirects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_redirects_v_locales_parent_alone_idx" ON "_redirects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_redirects_v_rels_order_idx" ON "_redirects_v_rels" USING btree ("order");
  CREATE INDEX "_redirects_v_rels_parent_idx" ON "_redirects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_rels_path_idx" ON "_redirects_v_rels" USING btree ("path");
  CREATE INDEX "_redirects_v_rels_locale_idx" ON "_redirects_v_rels" USING btree ("locale");
  CREATE INDEX "_redirects_v_rels_pages_id_idx" ON "_redirects_v_rels" USING btree ("pages_id","locale");
  CREATE INDEX "_redirects_v_rels_people_id_idx" ON "_redirects_v_rels" USING btree ("people_id","locale");
  CREATE INDEX "_redirects_v_rels_offices_id_idx" ON "_redirects_v_rels" USING btree ("offices_id","locale");
  CREATE INDEX "_redirects_v_rels_locations_id_idx" ON "_redirects_v_rels" USING btree ("locations_id","locale");
  CREATE INDEX "_redirects_v_rels_services_id_idx" ON "_redirects_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_redirects_v_rels_sectors_id_idx" ON "_redirects_v_rels" USING btree ("sectors_id","locale");
  CREATE INDEX "_redirects_v_rels_solutions_id_idx" ON "_redirects_v_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "_redirects_v_rels_articles_id_idx" ON "_redirects_v_rels" USING btree ("articles_id","locale");
  CREATE INDEX "_redirects_v_rels_news_id_idx" ON "_redirects_v_rels" USING btree ("news_id","locale");
  CREATE INDEX "_redirects_v_rels_events_id_idx" ON "_redirects_v_rels" USING btree ("events_id","locale");
  CREATE INDEX "_redirects_v_rels_trainings_id_idx" ON "_redirects_v_rels" USING btree ("trainings_id","locale");
  CREATE INDEX "_redirects_v_rels_training_series_id_idx" ON "_redirects_v_rels" USING btree ("training_series_id","locale");
  CREATE INDEX "_redirects_v_rels_products_id_idx" ON "_redirects_v_rels" USING btree ("products_id","locale");
  CREATE INDEX "_redirects_v_rels_marketing_pages_id_idx" ON "_redirects_v_rels" USING btree ("marketing_pages_id","locale");
  CREATE INDEX "_redirects_v_rels_nav_services_id_idx" ON "_redirects_v_rels" USING btree ("nav_services_id","locale");
  CREATE INDEX "_redirects_v_rels_nav_regions_id_idx" ON "_redirects_v_rels" USING btree ("nav_regions_id","locale");
  CREATE INDEX "_redirects_v_rels_nav_jurisdictions_id_idx" ON "_redirects_v_rels" USING btree ("nav_jurisdictions_id","locale");
  CREATE INDEX "_redirects_v_rels_nav_contents_id_idx" ON "_redirects_v_rels" USING btree ("nav_contents_id","locale");
  CREATE INDEX "_redirects_v_rels_topics_id_idx" ON "_redirects_v_rels" USING btree ("topics_id","locale");
  CREATE INDEX "_redirects_v_rels_vacancies_id_idx" ON "_redirects_v_rels" USING btree ("vacancies_id","locale");
  CREATE INDEX "_redirects_v_rels_benefits_id_idx" ON "_redirects_v_rels" USING btree ("benefits_id","locale");
  CREATE INDEX "_redirects_v_rels_contact_topics_id_idx" ON "_redirects_v_rels" USING btree ("contact_topics_id","locale");
  CREATE INDEX "_redirects_v_rels_graduate_pages_id_idx" ON "_redirects_v_rels" USING btree ("graduate_pages_id","locale");
  CREATE INDEX "_redirects_v_rels_users_id_idx" ON "_redirects_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "settings_profiles_order_idx" ON "settings_profiles" USING btree ("_order");
  CREATE INDEX "settings_profiles_parent_id_idx" ON "settings_profiles" USING btree ("_parent_id");
  CREATE INDEX "settings_sharing_picture_idx" ON "settings" USING btree ("sharing_picture_id");
  CREATE INDEX "settings_updated_at_idx" ON "settings" USING btree ("updated_at");
  CREATE INDEX "settings_created_at_idx" ON "settings" USING btree ("created_at");
  CREATE INDEX "settings_deleted_at_idx" ON "settings" USING btree ("deleted_at");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "settings_review_review_approved_by_idx" ON "settings_locales" USING btree ("review_approved_by_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_locales_parent_alone_idx" ON "settings_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "settings_rels_order_idx" ON "settings_rels" USING btree ("order");
  CREATE INDEX "settings_rels_parent_idx" ON "settings_rels" USING btree ("parent_id");
  CREATE INDEX "settings_rels_path_idx" ON "settings_rels" USING btree ("path");
  CREATE INDEX "settings_rels_locale_idx" ON "settings_rels" USING btree ("locale");
  CREATE INDEX "settings_rels_users_id_idx" ON "settings_rels" USING btree ("users_id","locale");
  CREATE INDEX "_settings_v_version_profiles_order_idx" ON "_settings_v_version_profiles" USING btree ("_order");
  CREATE INDEX "_settings_v_version_profiles_parent_id_idx" ON "_settings_v_version_profiles" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_parent_idx" ON "_settings_v" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_version_sharing_picture_idx" ON "_settings_v" USING btree ("version_sharing_picture_id");
  CREATE INDEX "_settings_v_version_version_updated_at_idx" ON "_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_settings_v_version_version_created_at_idx" ON "_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_settings_v_version_version_deleted_at_idx" ON "_settings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_snapshot_idx" ON "_settings_v" USING btree ("snapshot");
  CREATE INDEX "_settings_v_published_locale_idx" ON "_settings_v" USING btree ("published_locale");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE INDEX "_settings_v_version_review_version_review_approved_by_idx" ON "_settings_v_locales" USING btree ("version_review_approved_by_id");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_locales_parent_alone_idx" ON "_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_rels_order_idx" ON "_settings_v_rels" USING btree ("order");
  CREATE INDEX "_settings_v_rels_parent_idx" ON "_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_settings_v_rels_path_idx" ON "_settings_v_rels" USING btree ("path");
  CREATE INDEX "_settings_v_rels_locale_idx" ON "_settings_v_rels" USING btree ("locale");
  CREATE INDEX "_settings_v_rels_users_id_idx" ON "_settings_v_rels" USING btree ("users_id","locale");
  CREATE INDEX "media_token_idx" ON "media" USING btree ("token");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_jpeg480_sizes_jpeg480_filename_idx" ON "media" USING btree ("sizes_jpeg480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_jpeg960_sizes_jpeg960_filename_idx" ON "media" USING btree ("sizes_jpeg960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_jpeg1600_sizes_jpeg1600_filename_idx" ON "media" USING btree ("sizes_jpeg1600_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_alone_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "nudges_delivery_idx" ON "nudges" USING btree ("delivery");
  CREATE INDEX "nudges_url_idx" ON "nudges" USING btree ("url");
  CREATE INDEX "nudges_state_idx" ON "nudges" USING btree ("state");
  CREATE INDEX "nudges_updated_at_idx" ON "nudges" USING btree ("updated_at");
  CREATE INDEX "nudges_created_at_idx" ON "nudges" USING btree ("created_at");
  CREATE INDEX "organisations_updated_at_idx" ON "organisations" USING btree ("updated_at");
  CREATE INDEX "organisations_created_at_idx" ON "organisations" USING btree ("created_at");
  CREATE INDEX "organisations_texts_order_parent" ON "organisations_texts" USING btree ("order","parent_id");
  CREATE INDEX "grants_organisation_idx" ON "grants" USING btree ("organisation_id");
  CREATE INDEX "grants_updated_at_idx" ON "grants" USING btree ("updated_at");
  CREATE INDEX "grants_created_at_idx" ON "grants" USING btree ("created_at");
  CREATE INDEX "grants_texts_order_parent" ON "grants_texts" USING btree ("order","parent_id");
  CREATE INDEX "client_teams_organisation_idx" ON "client_teams" USING btree ("organisation_id");
  CREATE INDEX "client_teams_updated_at_idx" ON "client_teams" USING btree ("updated_at");
  CREATE INDEX "client_teams_created_at_idx" ON "client_teams" USING btree ("created_at");
  CREATE INDEX "client_teams_rels_order_idx" ON "client_teams_rels" USING btree ("order");
  CREATE INDEX "client_teams_rels_parent_idx" ON "client_teams_rels" USING btree ("parent_id");
  CREATE INDEX "client_teams_rels_path_idx" ON "client_teams_rels" USING btree ("path");
  CREATE INDEX "client_teams_rels_people_id_idx" ON "client_teams_rels" USING btree ("people_id");
  CREATE INDEX "product_subscriptions_organisation_idx" ON "product_subscriptions" USING btree ("organisation_id");
  CREATE INDEX "product_subscriptions_product_idx" ON "product_subscriptions" USING btree ("product_id");
  CREATE INDEX "product_subscriptions_nav_service_idx" ON "product_subscriptions" USING btree ("nav_service_id");
  CREATE INDEX "product_subscriptions_updated_at_idx" ON "product_subscriptions" USING btree ("updated_at");
  CREATE INDEX "product_subscriptions_created_at_idx" ON "product_subscriptions" USING btree ("created_at");
  CREATE INDEX "audit_events_at_idx" ON "audit_events" USING btree ("at");
  CREATE INDEX "audit_events_who_idx" ON "audit_events" USING btree ("who_id");
  CREATE INDEX "audit_events_kind_idx" ON "audit_events" USING btree ("kind");
  CREATE INDEX "audit_events_item_idx" ON "audit_events" USING btree ("item");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_sectors_id_idx" ON "payload_locked_documents_rels" USING btree ("sectors_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_trainings_id_idx" ON "payload_locked_documents_rels" USING btree ("trainings_id");
  CREATE INDEX "payload_locked_documents_rels_training_series_id_idx" ON "payload_locked_documents_rels" USING btree ("training_series_id");
  CREATE INDEX "payload_locked_documents_rels_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("topics_id");
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_deals_id_idx" ON "payload_locked_documents_rels" USING btree ("deals_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_benefits_id_idx" ON "payload_locked_documents_rels" USING btree ("benefits_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_contact_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_topics_id");
  CREATE INDEX "payload_locked_documents_rels_legal_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_notices_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_marketing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("marketing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_nav_services_id_idx" ON "payload_locked_documents_rels" USING btree ("nav_services_id");
  CREATE INDEX "payload_locked_documents_rels_nav_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("nav_regions_id");
  CREATE INDEX "payload_locked_documents_rels_nav_jurisdictions_id_idx" ON "payload_locked_documents_rels" USING btree ("nav_jurisdictions_id");
  CREATE INDEX "payload_locked_documents_rels_nav_contents_id_idx" ON "payload_locked_documents_rels" USING btree ("nav_contents_id");
  CREATE INDEX "payload_locked_documents_rels_nav_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("nav_questions_id");
  CREATE INDEX "payload_locked_documents_rels_nav_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("nav_answers_id");
  CREATE INDEX "payload_locked_documents_rels_graduate_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("graduate_pages_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("settings_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_nudges_id_idx" ON "payload_locked_documents_rels" USING btree ("nudges_id");
  CREATE INDEX "payload_locked_documents_rels_organisations_id_idx" ON "payload_locked_documents_rels" USING btree ("organisations_id");
  CREATE INDEX "payload_locked_documents_rels_grants_id_idx" ON "payload_locked_documents_rels" USING btree ("grants_id");
  CREATE INDEX "payload_locked_documents_rels_client_teams_id_idx" ON "payload_locked_documents_rels" USING btree ("client_teams_id");
  CREATE INDEX "payload_locked_documents_rels_product_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("product_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "publications_audience_idx" ON "publications" USING btree ("audience","seq");
  CREATE INDEX "publication_heads_address_idx" ON "publication_heads" USING btree ("locale","address") WHERE operation = 'publish';
  CREATE INDEX "publication_heads_seq_idx" ON "publication_heads" USING btree ("seq");
  CREATE INDEX "publication_references_target_idx" ON "publication_references" USING btree ("target","target_id");
  CREATE INDEX "former_addresses_address_idx" ON "former_addresses" USING btree ("locale","address");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "people_admissions" CASCADE;
  DROP TABLE "people_admissions_locales" CASCADE;
  DROP TABLE "people_education" CASCADE;
  DROP TABLE "people_education_locales" CASCADE;
  DROP TABLE "people_phones" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_locales" CASCADE;
  DROP TABLE "people_texts" CASCADE;
  DROP TABLE "people_rels" CASCADE;
  DROP TABLE "_people_v_version_admissions" CASCADE;
  DROP TABLE "_people_v_version_admissions_locales" CASCADE;
  DROP TABLE "_people_v_version_education" CASCADE;
  DROP TABLE "_people_v_version_education_locales" CASCADE;
  DROP TABLE "_people_v_version_phones" CASCADE;
  DROP TABLE "_people_v" CASCADE;
  DROP TABLE "_people_v_locales" CASCADE;
  DROP TABLE "_people_v_texts" CASCADE;
  DROP TABLE "_people_v_rels" CASCADE;
  DROP TABLE "offices_hours" CASCADE;
  DROP TABLE "offices_pictures" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_locales" CASCADE;
  DROP TABLE "offices_texts" CASCADE;
  DROP TABLE "offices_rels" CASCADE;
  DROP TABLE "_offices_v_version_hours" CASCADE;
  DROP TABLE "_offices_v_version_pictures" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "_offices_v_locales" CASCADE;
  DROP TABLE "_offices_v_texts" CASCADE;
  DROP TABLE "_offices_v_rels" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_locales" CASCADE;
  DROP TABLE "locations_rels" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "_locations_v_locales" CASCADE;
  DROP TABLE "_locations_v_rels" CASCADE;
  DROP TABLE "services_how_we_help" CASCADE;
  DROP TABLE "services_how_we_help_locales" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "_services_v_version_how_we_help" CASCADE;
  DROP TABLE "_services_v_version_how_we_help_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "_services_v_rels" CASCADE;
  DROP TABLE "sectors_how_we_help" CASCADE;
  DROP TABLE "sectors_how_we_help_locales" CASCADE;
  DROP TABLE "sectors" CASCADE;
  DROP TABLE "sectors_locales" CASCADE;
  DROP TABLE "sectors_rels" CASCADE;
  DROP TABLE "_sectors_v_version_how_we_help" CASCADE;
  DROP TABLE "_sectors_v_version_how_we_help_locales" CASCADE;
  DROP TABLE "_sectors_v" CASCADE;
  DROP TABLE "_sectors_v_locales" CASCADE;
  DROP TABLE "_sectors_v_rels" CASCADE;
  DROP TABLE "solutions_how_we_help" CASCADE;
  DROP TABLE "solutions_how_we_help_locales" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "solutions_locales" CASCADE;
  DROP TABLE "solutions_rels" CASCADE;
  DROP TABLE "_solutions_v_version_how_we_help" CASCADE;
  DROP TABLE "_solutions_v_version_how_we_help_locales" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "_solutions_v_locales" CASCADE;
  DROP TABLE "_solutions_v_rels" CASCADE;
  DROP TABLE "articles_citations" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_citations" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "events_agenda" CASCADE;
  DROP TABLE "events_agenda_locales" CASCADE;
  DROP TABLE "events_guests" CASCADE;
  DROP TABLE "events_guests_locales" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_agenda" CASCADE;
  DROP TABLE "_events_v_version_agenda_locales" CASCADE;
  DROP TABLE "_events_v_version_guests" CASCADE;
  DROP TABLE "_events_v_version_guests_locales" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "trainings" CASCADE;
  DROP TABLE "trainings_locales" CASCADE;
  DROP TABLE "trainings_rels" CASCADE;
  DROP TABLE "_trainings_v" CASCADE;
  DROP TABLE "_trainings_v_locales" CASCADE;
  DROP TABLE "_trainings_v_rels" CASCADE;
  DROP TABLE "training_series" CASCADE;
  DROP TABLE "training_series_locales" CASCADE;
  DROP TABLE "training_series_rels" CASCADE;
  DROP TABLE "_training_series_v" CASCADE;
  DROP TABLE "_training_series_v_locales" CASCADE;
  DROP TABLE "_training_series_v_rels" CASCADE;
  DROP TABLE "topics" CASCADE;
  DROP TABLE "topics_locales" CASCADE;
  DROP TABLE "topics_rels" CASCADE;
  DROP TABLE "_topics_v" CASCADE;
  DROP TABLE "_topics_v_locales" CASCADE;
  DROP TABLE "_topics_v_rels" CASCADE;
  DROP TABLE "newsletters_frequencies" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_locales" CASCADE;
  DROP TABLE "newsletters_rels" CASCADE;
  DROP TABLE "_newsletters_v_version_frequencies" CASCADE;
  DROP TABLE "_newsletters_v" CASCADE;
  DROP TABLE "_newsletters_v_locales" CASCADE;
  DROP TABLE "_newsletters_v_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "deals" CASCADE;
  DROP TABLE "deals_locales" CASCADE;
  DROP TABLE "deals_rels" CASCADE;
  DROP TABLE "_deals_v" CASCADE;
  DROP TABLE "_deals_v_locales" CASCADE;
  DROP TABLE "_deals_v_rels" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "vacancies_locales" CASCADE;
  DROP TABLE "vacancies_rels" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "_vacancies_v_locales" CASCADE;
  DROP TABLE "_vacancies_v_rels" CASCADE;
  DROP TABLE "benefits" CASCADE;
  DROP TABLE "benefits_locales" CASCADE;
  DROP TABLE "benefits_rels" CASCADE;
  DROP TABLE "_benefits_v" CASCADE;
  DROP TABLE "_benefits_v_locales" CASCADE;
  DROP TABLE "_benefits_v_rels" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "testimonials_rels" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "_testimonials_v_rels" CASCADE;
  DROP TABLE "contact_topics" CASCADE;
  DROP TABLE "contact_topics_locales" CASCADE;
  DROP TABLE "contact_topics_texts" CASCADE;
  DROP TABLE "contact_topics_rels" CASCADE;
  DROP TABLE "_contact_topics_v" CASCADE;
  DROP TABLE "_contact_topics_v_locales" CASCADE;
  DROP TABLE "_contact_topics_v_texts" CASCADE;
  DROP TABLE "_contact_topics_v_rels" CASCADE;
  DROP TABLE "legal_notices_entities" CASCADE;
  DROP TABLE "legal_notices_entities_locales" CASCADE;
  DROP TABLE "legal_notices_complaints_steps" CASCADE;
  DROP TABLE "legal_notices_complaints_steps_locales" CASCADE;
  DROP TABLE "legal_notices" CASCADE;
  DROP TABLE "legal_notices_locales" CASCADE;
  DROP TABLE "legal_notices_rels" CASCADE;
  DROP TABLE "_legal_notices_v_version_entities" CASCADE;
  DROP TABLE "_legal_notices_v_version_entities_locales" CASCADE;
  DROP TABLE "_legal_notices_v_version_complaints_steps" CASCADE;
  DROP TABLE "_legal_notices_v_version_complaints_steps_locales" CASCADE;
  DROP TABLE "_legal_notices_v" CASCADE;
  DROP TABLE "_legal_notices_v_locales" CASCADE;
  DROP TABLE "_legal_notices_v_rels" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "marketing_pages" CASCADE;
  DROP TABLE "marketing_pages_locales" CASCADE;
  DROP TABLE "marketing_pages_rels" CASCADE;
  DROP TABLE "_marketing_pages_v" CASCADE;
  DROP TABLE "_marketing_pages_v_locales" CASCADE;
  DROP TABLE "_marketing_pages_v_rels" CASCADE;
  DROP TABLE "nav_services" CASCADE;
  DROP TABLE "nav_services_locales" CASCADE;
  DROP TABLE "nav_services_rels" CASCADE;
  DROP TABLE "_nav_services_v" CASCADE;
  DROP TABLE "_nav_services_v_locales" CASCADE;
  DROP TABLE "_nav_services_v_rels" CASCADE;
  DROP TABLE "nav_regions" CASCADE;
  DROP TABLE "nav_regions_locales" CASCADE;
  DROP TABLE "nav_regions_rels" CASCADE;
  DROP TABLE "_nav_regions_v" CASCADE;
  DROP TABLE "_nav_regions_v_locales" CASCADE;
  DROP TABLE "_nav_regions_v_rels" CASCADE;
  DROP TABLE "nav_jurisdictions" CASCADE;
  DROP TABLE "nav_jurisdictions_locales" CASCADE;
  DROP TABLE "nav_jurisdictions_texts" CASCADE;
  DROP TABLE "nav_jurisdictions_rels" CASCADE;
  DROP TABLE "_nav_jurisdictions_v" CASCADE;
  DROP TABLE "_nav_jurisdictions_v_locales" CASCADE;
  DROP TABLE "_nav_jurisdictions_v_texts" CASCADE;
  DROP TABLE "_nav_jurisdictions_v_rels" CASCADE;
  DROP TABLE "nav_contents" CASCADE;
  DROP TABLE "nav_contents_locales" CASCADE;
  DROP TABLE "nav_contents_rels" CASCADE;
  DROP TABLE "_nav_contents_v" CASCADE;
  DROP TABLE "_nav_contents_v_locales" CASCADE;
  DROP TABLE "_nav_contents_v_rels" CASCADE;
  DROP TABLE "nav_questions" CASCADE;
  DROP TABLE "nav_questions_locales" CASCADE;
  DROP TABLE "nav_questions_rels" CASCADE;
  DROP TABLE "_nav_questions_v" CASCADE;
  DROP TABLE "_nav_questions_v_locales" CASCADE;
  DROP TABLE "_nav_questions_v_rels" CASCADE;
  DROP TABLE "nav_answers_sources" CASCADE;
  DROP TABLE "nav_answers" CASCADE;
  DROP TABLE "nav_answers_locales" CASCADE;
  DROP TABLE "nav_answers_rels" CASCADE;
  DROP TABLE "_nav_answers_v_version_sources" CASCADE;
  DROP TABLE "_nav_answers_v" CASCADE;
  DROP TABLE "_nav_answers_v_locales" CASCADE;
  DROP TABLE "_nav_answers_v_rels" CASCADE;
  DROP TABLE "graduate_pages_intakes" CASCADE;
  DROP TABLE "graduate_pages" CASCADE;
  DROP TABLE "graduate_pages_locales" CASCADE;
  DROP TABLE "graduate_pages_rels" CASCADE;
  DROP TABLE "_graduate_pages_v_version_intakes" CASCADE;
  DROP TABLE "_graduate_pages_v" CASCADE;
  DROP TABLE "_graduate_pages_v_locales" CASCADE;
  DROP TABLE "_graduate_pages_v_rels" CASCADE;
  DROP TABLE "menus_entries_below" CASCADE;
  DROP TABLE "menus_entries_below_locales" CASCADE;
  DROP TABLE "menus_entries" CASCADE;
  DROP TABLE "menus_entries_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_locales" CASCADE;
  DROP TABLE "menus_rels" CASCADE;
  DROP TABLE "_menus_v_version_entries_below" CASCADE;
  DROP TABLE "_menus_v_version_entries_below_locales" CASCADE;
  DROP TABLE "_menus_v_version_entries" CASCADE;
  DROP TABLE "_menus_v_version_entries_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_locales" CASCADE;
  DROP TABLE "_menus_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_locales" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_redirects_v_locales" CASCADE;
  DROP TABLE "_redirects_v_rels" CASCADE;
  DROP TABLE "settings_profiles" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "settings_texts" CASCADE;
  DROP TABLE "settings_rels" CASCADE;
  DROP TABLE "_settings_v_version_profiles" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  DROP TABLE "_settings_v_texts" CASCADE;
  DROP TABLE "_settings_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "nudges" CASCADE;
  DROP TABLE "organisations" CASCADE;
  DROP TABLE "organisations_texts" CASCADE;
  DROP TABLE "grants" CASCADE;
  DROP TABLE "grants_texts" CASCADE;
  DROP TABLE "client_teams" CASCADE;
  DROP TABLE "client_teams_rels" CASCADE;
  DROP TABLE "product_subscriptions" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "publication_heads" CASCADE;
  DROP TABLE "publication_references" CASCADE;
  DROP TABLE "former_addresses" CASCADE;
  DROP TABLE "access_changes" CASCADE;
  DROP TABLE "nudge_receivers" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_people_phones_kind";
  DROP TYPE "public"."enum_people_role";
  DROP TYPE "public"."enum_people_status";
  DROP TYPE "public"."enum_people_review_state";
  DROP TYPE "public"."enum__people_v_version_phones_kind";
  DROP TYPE "public"."enum__people_v_version_role";
  DROP TYPE "public"."enum__people_v_version_status";
  DROP TYPE "public"."enum__people_v_published_locale";
  DROP TYPE "public"."enum__people_v_version_review_state";
  DROP TYPE "public"."enum_offices_hours_day";
  DROP TYPE "public"."enum_offices_status";
  DROP TYPE "public"."enum_offices_review_state";
  DROP TYPE "public"."enum__offices_v_version_hours_day";
  DROP TYPE "public"."enum__offices_v_version_status";
  DROP TYPE "public"."enum__offices_v_published_locale";
  DROP TYPE "public"."enum__offices_v_version_review_state";
  DROP TYPE "public"."enum_locations_kind";
  DROP TYPE "public"."enum_locations_status";
  DROP TYPE "public"."enum_locations_review_state";
  DROP TYPE "public"."enum__locations_v_version_kind";
  DROP TYPE "public"."enum__locations_v_version_status";
  DROP TYPE "public"."enum__locations_v_published_locale";
  DROP TYPE "public"."enum__locations_v_version_review_state";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum_services_review_state";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum__services_v_version_review_state";
  DROP TYPE "public"."enum_sectors_status";
  DROP TYPE "public"."enum_sectors_review_state";
  DROP TYPE "public"."enum__sectors_v_version_status";
  DROP TYPE "public"."enum__sectors_v_published_locale";
  DROP TYPE "public"."enum__sectors_v_version_review_state";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum_solutions_review_state";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum__solutions_v_published_locale";
  DROP TYPE "public"."enum__solutions_v_version_review_state";
  DROP TYPE "public"."enum_articles_kind";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum_articles_review_state";
  DROP TYPE "public"."enum__articles_v_version_kind";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum__articles_v_version_review_state";
  DROP TYPE "public"."enum_events_mode";
  DROP TYPE "public"."enum_events_state";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum_events_review_state";
  DROP TYPE "public"."enum__events_v_version_mode";
  DROP TYPE "public"."enum__events_v_version_state";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum__events_v_version_review_state";
  DROP TYPE "public"."enum_trainings_status";
  DROP TYPE "public"."enum_trainings_review_state";
  DROP TYPE "public"."enum__trainings_v_version_status";
  DROP TYPE "public"."enum__trainings_v_published_locale";
  DROP TYPE "public"."enum__trainings_v_version_review_state";
  DROP TYPE "public"."enum_training_series_status";
  DROP TYPE "public"."enum_training_series_review_state";
  DROP TYPE "public"."enum__training_series_v_version_status";
  DROP TYPE "public"."enum__training_series_v_published_locale";
  DROP TYPE "public"."enum__training_series_v_version_review_state";
  DROP TYPE "public"."enum_topics_status";
  DROP TYPE "public"."enum_topics_review_state";
  DROP TYPE "public"."enum__topics_v_version_status";
  DROP TYPE "public"."enum__topics_v_published_locale";
  DROP TYPE "public"."enum__topics_v_version_review_state";
  DROP TYPE "public"."enum_newsletters_frequencies";
  DROP TYPE "public"."enum_newsletters_status";
  DROP TYPE "public"."enum_newsletters_review_state";
  DROP TYPE "public"."enum__newsletters_v_version_frequencies";
  DROP TYPE "public"."enum__newsletters_v_version_status";
  DROP TYPE "public"."enum__newsletters_v_published_locale";
  DROP TYPE "public"."enum__newsletters_v_version_review_state";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum_pages_review_state";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_review_state";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum_news_review_state";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum__news_v_version_review_state";
  DROP TYPE "public"."enum_deals_currency";
  DROP TYPE "public"."enum_deals_status";
  DROP TYPE "public"."enum_deals_review_state";
  DROP TYPE "public"."enum__deals_v_version_currency";
  DROP TYPE "public"."enum__deals_v_version_status";
  DROP TYPE "public"."enum__deals_v_published_locale";
  DROP TYPE "public"."enum__deals_v_version_review_state";
  DROP TYPE "public"."enum_vacancies_level";
  DROP TYPE "public"."enum_vacancies_employment";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum_vacancies_review_state";
  DROP TYPE "public"."enum__vacancies_v_version_level";
  DROP TYPE "public"."enum__vacancies_v_version_employment";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum__vacancies_v_published_locale";
  DROP TYPE "public"."enum__vacancies_v_version_review_state";
  DROP TYPE "public"."enum_benefits_status";
  DROP TYPE "public"."enum_benefits_review_state";
  DROP TYPE "public"."enum__benefits_v_version_status";
  DROP TYPE "public"."enum__benefits_v_published_locale";
  DROP TYPE "public"."enum__benefits_v_version_review_state";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum_testimonials_review_state";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum__testimonials_v_version_review_state";
  DROP TYPE "public"."enum_contact_topics_status";
  DROP TYPE "public"."enum_contact_topics_review_state";
  DROP TYPE "public"."enum__contact_topics_v_version_status";
  DROP TYPE "public"."enum__contact_topics_v_published_locale";
  DROP TYPE "public"."enum__contact_topics_v_version_review_state";
  DROP TYPE "public"."enum_legal_notices_status";
  DROP TYPE "public"."enum_legal_notices_review_state";
  DROP TYPE "public"."enum__legal_notices_v_version_status";
  DROP TYPE "public"."enum__legal_notices_v_published_locale";
  DROP TYPE "public"."enum__legal_notices_v_version_review_state";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum_products_review_state";
  DROP TYPE "public"."enum__products_v_version_kind";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum__products_v_version_review_state";
  DROP TYPE "public"."enum_marketing_pages_status";
  DROP TYPE "public"."enum_marketing_pages_review_state";
  DROP TYPE "public"."enum__marketing_pages_v_version_status";
  DROP TYPE "public"."enum__marketing_pages_v_published_locale";
  DROP TYPE "public"."enum__marketing_pages_v_version_review_state";
  DROP TYPE "public"."enum_nav_services_status";
  DROP TYPE "public"."enum_nav_services_review_state";
  DROP TYPE "public"."enum__nav_services_v_version_status";
  DROP TYPE "public"."enum__nav_services_v_published_locale";
  DROP TYPE "public"."enum__nav_services_v_version_review_state";
  DROP TYPE "public"."enum_nav_regions_status";
  DROP TYPE "public"."enum_nav_regions_review_state";
  DROP TYPE "public"."enum__nav_regions_v_version_status";
  DROP TYPE "public"."enum__nav_regions_v_published_locale";
  DROP TYPE "public"."enum__nav_regions_v_version_review_state";
  DROP TYPE "public"."enum_nav_jurisdictions_status";
  DROP TYPE "public"."enum_nav_jurisdictions_review_state";
  DROP TYPE "public"."enum__nav_jurisdictions_v_version_status";
  DROP TYPE "public"."enum__nav_jurisdictions_v_published_locale";
  DROP TYPE "public"."enum__nav_jurisdictions_v_version_review_state";
  DROP TYPE "public"."enum_nav_contents_status";
  DROP TYPE "public"."enum_nav_contents_review_state";
  DROP TYPE "public"."enum__nav_contents_v_version_status";
  DROP TYPE "public"."enum__nav_contents_v_published_locale";
  DROP TYPE "public"."enum__nav_contents_v_version_review_state";
  DROP TYPE "public"."enum_nav_questions_value_type";
  DROP TYPE "public"."enum_nav_questions_status";
  DROP TYPE "public"."enum_nav_questions_review_state";
  DROP TYPE "public"."enum__nav_questions_v_version_value_type";
  DROP TYPE "public"."enum__nav_questions_v_version_status";
  DROP TYPE "public"."enum__nav_questions_v_published_locale";
  DROP TYPE "public"."enum__nav_questions_v_version_review_state";
  DROP TYPE "public"."nav_answer_status";
  DROP TYPE "public"."enum_nav_answers_deadline_unit";
  DROP TYPE "public"."enum_nav_answers_change_kind";
  DROP TYPE "public"."enum_nav_answers_status";
  DROP TYPE "public"."enum_nav_answers_review_state";
  DROP TYPE "public"."enum__nav_answers_v_version_deadline_unit";
  DROP TYPE "public"."enum__nav_answers_v_version_change_kind";
  DROP TYPE "public"."enum__nav_answers_v_version_status";
  DROP TYPE "public"."enum__nav_answers_v_published_locale";
  DROP TYPE "public"."enum__nav_answers_v_version_review_state";
  DROP TYPE "public"."enum_graduate_pages_kind";
  DROP TYPE "public"."enum_graduate_pages_status";
  DROP TYPE "public"."enum_graduate_pages_review_state";
  DROP TYPE "public"."enum__graduate_pages_v_version_kind";
  DROP TYPE "public"."enum__graduate_pages_v_version_status";
  DROP TYPE "public"."enum__graduate_pages_v_published_locale";
  DROP TYPE "public"."enum__graduate_pages_v_version_review_state";
  DROP TYPE "public"."enum_menus_place";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum_menus_review_state";
  DROP TYPE "public"."enum__menus_v_version_place";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum__menus_v_version_review_state";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_redirects_review_state";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum__redirects_v_published_locale";
  DROP TYPE "public"."enum__redirects_v_version_review_state";
  DROP TYPE "public"."enum_settings_scope";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum_settings_review_state";
  DROP TYPE "public"."enum__settings_v_version_scope";
  DROP TYPE "public"."enum__settings_v_version_status";
  DROP TYPE "public"."enum__settings_v_published_locale";
  DROP TYPE "public"."enum__settings_v_version_review_state";
  DROP TYPE "public"."enum_nudges_state";
  DROP TYPE "public"."enum_audit_events_what";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
