import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "people_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "people_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "people_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "people_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "offices_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "offices_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "offices_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "offices_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "locations_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "locations_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "locations_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "locations_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_locations_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_locations_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_locations_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_locations_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "services_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "services_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "services_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "services_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "sectors_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "sectors_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "sectors_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "sectors_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_sectors_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_sectors_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_sectors_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_sectors_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "solutions_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "solutions_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "solutions_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "solutions_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "articles_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "articles_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "articles_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "articles_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "events_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "events_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "events_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "events_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "trainings_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "trainings_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "trainings_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "trainings_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_trainings_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_trainings_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_trainings_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_trainings_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "training_series_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "training_series_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "training_series_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "training_series_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_training_series_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_training_series_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_training_series_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_training_series_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "topics_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "topics_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "topics_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "topics_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_topics_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_topics_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_topics_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_topics_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "newsletters_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "newsletters_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "newsletters_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "newsletters_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_newsletters_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_newsletters_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_newsletters_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_newsletters_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "pages_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "pages_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "pages_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "pages_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "news_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "news_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "news_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "news_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "deals_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "deals_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "deals_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "deals_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_deals_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_deals_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_deals_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_deals_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "vacancies_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "vacancies_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "vacancies_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "vacancies_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_vacancies_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_vacancies_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_vacancies_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_vacancies_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "benefits_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "benefits_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "benefits_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "benefits_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_benefits_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_benefits_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_benefits_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_benefits_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "testimonials_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "testimonials_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "testimonials_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "testimonials_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_testimonials_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_testimonials_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_testimonials_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "contact_topics_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "contact_topics_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "contact_topics_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "contact_topics_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_contact_topics_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_contact_topics_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_contact_topics_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_contact_topics_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "legal_notices_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "legal_notices_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "legal_notices_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "legal_notices_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_legal_notices_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_legal_notices_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_legal_notices_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_legal_notices_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "products_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "products_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "products_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "products_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "marketing_pages_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "marketing_pages_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "marketing_pages_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "marketing_pages_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_marketing_pages_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_marketing_pages_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_marketing_pages_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_marketing_pages_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "nav_services_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "nav_services_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "nav_services_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "nav_services_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_nav_services_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_nav_services_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_nav_services_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_nav_services_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "nav_regions_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "nav_regions_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "nav_regions_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "nav_regions_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_nav_regions_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_nav_regions_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_nav_regions_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_nav_regions_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "nav_jurisdictions_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "nav_jurisdictions_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "nav_jurisdictions_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "nav_jurisdictions_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "nav_contents_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "nav_contents_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "nav_contents_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "nav_contents_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_nav_contents_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_nav_contents_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_nav_contents_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_nav_contents_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "nav_questions_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "nav_questions_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "nav_questions_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "nav_questions_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_nav_questions_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_nav_questions_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_nav_questions_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_nav_questions_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "nav_answers_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "nav_answers_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "nav_answers_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "nav_answers_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_nav_answers_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_nav_answers_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_nav_answers_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_nav_answers_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "graduate_pages_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "graduate_pages_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "graduate_pages_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "graduate_pages_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_graduate_pages_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_graduate_pages_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_graduate_pages_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_graduate_pages_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "menus_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "menus_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "menus_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "menus_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_menus_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_menus_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_menus_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_menus_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "redirects_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "redirects_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "redirects_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "redirects_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_redirects_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_redirects_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_redirects_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_redirects_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "settings_locales" ADD COLUMN "review_reviewer_id" integer;
  ALTER TABLE "settings_locales" ADD COLUMN "review_due_on" timestamp(3) with time zone;
  ALTER TABLE "settings_locales" ADD COLUMN "review_sent_by_id" integer;
  ALTER TABLE "settings_locales" ADD COLUMN "review_returned_by_id" integer;
  ALTER TABLE "_settings_v_locales" ADD COLUMN "version_review_reviewer_id" integer;
  ALTER TABLE "_settings_v_locales" ADD COLUMN "version_review_due_on" timestamp(3) with time zone;
  ALTER TABLE "_settings_v_locales" ADD COLUMN "version_review_sent_by_id" integer;
  ALTER TABLE "_settings_v_locales" ADD COLUMN "version_review_returned_by_id" integer;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_locales" ADD CONSTRAINT "_locations_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_locales" ADD CONSTRAINT "_locations_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_locales" ADD CONSTRAINT "_locations_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v_locales" ADD CONSTRAINT "_sectors_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v_locales" ADD CONSTRAINT "_sectors_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v_locales" ADD CONSTRAINT "_sectors_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings_locales" ADD CONSTRAINT "trainings_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings_locales" ADD CONSTRAINT "trainings_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings_locales" ADD CONSTRAINT "trainings_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v_locales" ADD CONSTRAINT "_trainings_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v_locales" ADD CONSTRAINT "_trainings_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v_locales" ADD CONSTRAINT "_trainings_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "training_series_locales" ADD CONSTRAINT "training_series_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "training_series_locales" ADD CONSTRAINT "training_series_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "training_series_locales" ADD CONSTRAINT "training_series_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v_locales" ADD CONSTRAINT "_training_series_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v_locales" ADD CONSTRAINT "_training_series_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v_locales" ADD CONSTRAINT "_training_series_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_locales" ADD CONSTRAINT "_topics_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_locales" ADD CONSTRAINT "_topics_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topics_v_locales" ADD CONSTRAINT "_topics_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_locales" ADD CONSTRAINT "newsletters_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_locales" ADD CONSTRAINT "_newsletters_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_locales" ADD CONSTRAINT "_newsletters_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_locales" ADD CONSTRAINT "_newsletters_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals_locales" ADD CONSTRAINT "deals_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals_locales" ADD CONSTRAINT "deals_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals_locales" ADD CONSTRAINT "deals_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deals_v_locales" ADD CONSTRAINT "_deals_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deals_v_locales" ADD CONSTRAINT "_deals_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deals_v_locales" ADD CONSTRAINT "_deals_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "benefits_locales" ADD CONSTRAINT "benefits_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "benefits_locales" ADD CONSTRAINT "benefits_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "benefits_locales" ADD CONSTRAINT "benefits_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_benefits_v_locales" ADD CONSTRAINT "_benefits_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_benefits_v_locales" ADD CONSTRAINT "_benefits_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_benefits_v_locales" ADD CONSTRAINT "_benefits_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_topics_locales" ADD CONSTRAINT "contact_topics_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_topics_locales" ADD CONSTRAINT "contact_topics_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_topics_locales" ADD CONSTRAINT "contact_topics_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_locales" ADD CONSTRAINT "_contact_topics_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_locales" ADD CONSTRAINT "_contact_topics_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_topics_v_locales" ADD CONSTRAINT "_contact_topics_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_notices_locales" ADD CONSTRAINT "legal_notices_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_notices_locales" ADD CONSTRAINT "legal_notices_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_notices_locales" ADD CONSTRAINT "legal_notices_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_locales" ADD CONSTRAINT "_legal_notices_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_locales" ADD CONSTRAINT "_legal_notices_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_notices_v_locales" ADD CONSTRAINT "_legal_notices_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages_locales" ADD CONSTRAINT "marketing_pages_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages_locales" ADD CONSTRAINT "marketing_pages_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages_locales" ADD CONSTRAINT "marketing_pages_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_locales" ADD CONSTRAINT "_marketing_pages_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_locales" ADD CONSTRAINT "_marketing_pages_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_locales" ADD CONSTRAINT "_marketing_pages_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_services_locales" ADD CONSTRAINT "nav_services_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_services_locales" ADD CONSTRAINT "nav_services_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_services_locales" ADD CONSTRAINT "nav_services_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_services_v_locales" ADD CONSTRAINT "_nav_services_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_services_v_locales" ADD CONSTRAINT "_nav_services_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_services_v_locales" ADD CONSTRAINT "_nav_services_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_regions_locales" ADD CONSTRAINT "nav_regions_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_regions_locales" ADD CONSTRAINT "nav_regions_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_regions_locales" ADD CONSTRAINT "nav_regions_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_regions_v_locales" ADD CONSTRAINT "_nav_regions_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_regions_v_locales" ADD CONSTRAINT "_nav_regions_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_regions_v_locales" ADD CONSTRAINT "_nav_regions_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions_locales" ADD CONSTRAINT "nav_jurisdictions_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions_locales" ADD CONSTRAINT "nav_jurisdictions_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_jurisdictions_locales" ADD CONSTRAINT "nav_jurisdictions_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD CONSTRAINT "_nav_jurisdictions_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD CONSTRAINT "_nav_jurisdictions_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_jurisdictions_v_locales" ADD CONSTRAINT "_nav_jurisdictions_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_contents_locales" ADD CONSTRAINT "nav_contents_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_contents_locales" ADD CONSTRAINT "nav_contents_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_contents_locales" ADD CONSTRAINT "nav_contents_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_contents_v_locales" ADD CONSTRAINT "_nav_contents_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_contents_v_locales" ADD CONSTRAINT "_nav_contents_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_contents_v_locales" ADD CONSTRAINT "_nav_contents_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_questions_locales" ADD CONSTRAINT "nav_questions_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_questions_locales" ADD CONSTRAINT "nav_questions_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_questions_locales" ADD CONSTRAINT "nav_questions_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_questions_v_locales" ADD CONSTRAINT "_nav_questions_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_questions_v_locales" ADD CONSTRAINT "_nav_questions_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_questions_v_locales" ADD CONSTRAINT "_nav_questions_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_answers_locales" ADD CONSTRAINT "nav_answers_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_answers_locales" ADD CONSTRAINT "nav_answers_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_answers_locales" ADD CONSTRAINT "nav_answers_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_answers_v_locales" ADD CONSTRAINT "_nav_answers_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_answers_v_locales" ADD CONSTRAINT "_nav_answers_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_answers_v_locales" ADD CONSTRAINT "_nav_answers_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_locales" ADD CONSTRAINT "redirects_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_locales" ADD CONSTRAINT "redirects_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_locales" ADD CONSTRAINT "redirects_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_locales" ADD CONSTRAINT "_redirects_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_locales" ADD CONSTRAINT "_redirects_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_locales" ADD CONSTRAINT "_redirects_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_review_reviewer_id_users_id_fk" FOREIGN KEY ("review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_review_sent_by_id_users_id_fk" FOREIGN KEY ("review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_review_returned_by_id_users_id_fk" FOREIGN KEY ("review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_review_reviewer_id_users_id_fk" FOREIGN KEY ("version_review_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_review_sent_by_id_users_id_fk" FOREIGN KEY ("version_review_sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_review_returned_by_id_users_id_fk" FOREIGN KEY ("version_review_returned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "people_review_review_reviewer_idx" ON "people_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "people_review_review_sent_by_idx" ON "people_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "people_review_review_returned_by_idx" ON "people_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_people_v_version_review_version_review_reviewer_idx" ON "_people_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_people_v_version_review_version_review_sent_by_idx" ON "_people_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_people_v_version_review_version_review_returned_by_idx" ON "_people_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "offices_review_review_reviewer_idx" ON "offices_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "offices_review_review_sent_by_idx" ON "offices_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "offices_review_review_returned_by_idx" ON "offices_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_offices_v_version_review_version_review_reviewer_idx" ON "_offices_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_offices_v_version_review_version_review_sent_by_idx" ON "_offices_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_offices_v_version_review_version_review_returned_by_idx" ON "_offices_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "locations_review_review_reviewer_idx" ON "locations_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "locations_review_review_sent_by_idx" ON "locations_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "locations_review_review_returned_by_idx" ON "locations_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_locations_v_version_review_version_review_reviewer_idx" ON "_locations_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_locations_v_version_review_version_review_sent_by_idx" ON "_locations_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_locations_v_version_review_version_review_returned_by_idx" ON "_locations_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "services_review_review_reviewer_idx" ON "services_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "services_review_review_sent_by_idx" ON "services_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "services_review_review_returned_by_idx" ON "services_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_services_v_version_review_version_review_reviewer_idx" ON "_services_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_services_v_version_review_version_review_sent_by_idx" ON "_services_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_services_v_version_review_version_review_returned_by_idx" ON "_services_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "sectors_review_review_reviewer_idx" ON "sectors_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "sectors_review_review_sent_by_idx" ON "sectors_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "sectors_review_review_returned_by_idx" ON "sectors_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_sectors_v_version_review_version_review_reviewer_idx" ON "_sectors_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_sectors_v_version_review_version_review_sent_by_idx" ON "_sectors_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_sectors_v_version_review_version_review_returned_by_idx" ON "_sectors_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "solutions_review_review_reviewer_idx" ON "solutions_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "solutions_review_review_sent_by_idx" ON "solutions_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "solutions_review_review_returned_by_idx" ON "solutions_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_solutions_v_version_review_version_review_reviewer_idx" ON "_solutions_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_solutions_v_version_review_version_review_sent_by_idx" ON "_solutions_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_solutions_v_version_review_version_review_returned_by_idx" ON "_solutions_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "articles_review_review_reviewer_idx" ON "articles_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "articles_review_review_sent_by_idx" ON "articles_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "articles_review_review_returned_by_idx" ON "articles_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_articles_v_version_review_version_review_reviewer_idx" ON "_articles_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_articles_v_version_review_version_review_sent_by_idx" ON "_articles_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_articles_v_version_review_version_review_returned_by_idx" ON "_articles_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "events_review_review_reviewer_idx" ON "events_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "events_review_review_sent_by_idx" ON "events_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "events_review_review_returned_by_idx" ON "events_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_events_v_version_review_version_review_reviewer_idx" ON "_events_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_events_v_version_review_version_review_sent_by_idx" ON "_events_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_events_v_version_review_version_review_returned_by_idx" ON "_events_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "trainings_review_review_reviewer_idx" ON "trainings_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "trainings_review_review_sent_by_idx" ON "trainings_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "trainings_review_review_returned_by_idx" ON "trainings_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_trainings_v_version_review_version_review_reviewer_idx" ON "_trainings_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_trainings_v_version_review_version_review_sent_by_idx" ON "_trainings_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_trainings_v_version_review_version_review_returned_by_idx" ON "_trainings_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "training_series_review_review_reviewer_idx" ON "training_series_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "training_series_review_review_sent_by_idx" ON "training_series_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "training_series_review_review_returned_by_idx" ON "training_series_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_training_series_v_version_review_version_review_reviewe_idx" ON "_training_series_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_training_series_v_version_review_version_review_sent_by_idx" ON "_training_series_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_training_series_v_version_review_version_review_returne_idx" ON "_training_series_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "topics_review_review_reviewer_idx" ON "topics_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "topics_review_review_sent_by_idx" ON "topics_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "topics_review_review_returned_by_idx" ON "topics_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_topics_v_version_review_version_review_reviewer_idx" ON "_topics_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_topics_v_version_review_version_review_sent_by_idx" ON "_topics_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_topics_v_version_review_version_review_returned_by_idx" ON "_topics_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "newsletters_review_review_reviewer_idx" ON "newsletters_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "newsletters_review_review_sent_by_idx" ON "newsletters_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "newsletters_review_review_returned_by_idx" ON "newsletters_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_newsletters_v_version_review_version_review_reviewer_idx" ON "_newsletters_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_newsletters_v_version_review_version_review_sent_by_idx" ON "_newsletters_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_newsletters_v_version_review_version_review_returned_by_idx" ON "_newsletters_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "pages_review_review_reviewer_idx" ON "pages_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "pages_review_review_sent_by_idx" ON "pages_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "pages_review_review_returned_by_idx" ON "pages_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_pages_v_version_review_version_review_reviewer_idx" ON "_pages_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_pages_v_version_review_version_review_sent_by_idx" ON "_pages_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_pages_v_version_review_version_review_returned_by_idx" ON "_pages_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "news_review_review_reviewer_idx" ON "news_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "news_review_review_sent_by_idx" ON "news_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "news_review_review_returned_by_idx" ON "news_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_news_v_version_review_version_review_reviewer_idx" ON "_news_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_news_v_version_review_version_review_sent_by_idx" ON "_news_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_news_v_version_review_version_review_returned_by_idx" ON "_news_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "deals_review_review_reviewer_idx" ON "deals_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "deals_review_review_sent_by_idx" ON "deals_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "deals_review_review_returned_by_idx" ON "deals_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_deals_v_version_review_version_review_reviewer_idx" ON "_deals_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_deals_v_version_review_version_review_sent_by_idx" ON "_deals_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_deals_v_version_review_version_review_returned_by_idx" ON "_deals_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "vacancies_review_review_reviewer_idx" ON "vacancies_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "vacancies_review_review_sent_by_idx" ON "vacancies_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "vacancies_review_review_returned_by_idx" ON "vacancies_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_vacancies_v_version_review_version_review_reviewer_idx" ON "_vacancies_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_vacancies_v_version_review_version_review_sent_by_idx" ON "_vacancies_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_vacancies_v_version_review_version_review_returned_by_idx" ON "_vacancies_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "benefits_review_review_reviewer_idx" ON "benefits_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "benefits_review_review_sent_by_idx" ON "benefits_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "benefits_review_review_returned_by_idx" ON "benefits_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_benefits_v_version_review_version_review_reviewer_idx" ON "_benefits_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_benefits_v_version_review_version_review_sent_by_idx" ON "_benefits_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_benefits_v_version_review_version_review_returned_by_idx" ON "_benefits_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "testimonials_review_review_reviewer_idx" ON "testimonials_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "testimonials_review_review_sent_by_idx" ON "testimonials_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "testimonials_review_review_returned_by_idx" ON "testimonials_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_testimonials_v_version_review_version_review_reviewer_idx" ON "_testimonials_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_testimonials_v_version_review_version_review_sent_by_idx" ON "_testimonials_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_testimonials_v_version_review_version_review_returned_b_idx" ON "_testimonials_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "contact_topics_review_review_reviewer_idx" ON "contact_topics_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "contact_topics_review_review_sent_by_idx" ON "contact_topics_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "contact_topics_review_review_returned_by_idx" ON "contact_topics_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_contact_topics_v_version_review_version_review_reviewer_idx" ON "_contact_topics_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_contact_topics_v_version_review_version_review_sent_by_idx" ON "_contact_topics_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_contact_topics_v_version_review_version_review_returned_idx" ON "_contact_topics_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "legal_notices_review_review_reviewer_idx" ON "legal_notices_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "legal_notices_review_review_sent_by_idx" ON "legal_notices_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "legal_notices_review_review_returned_by_idx" ON "legal_notices_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_legal_notices_v_version_review_version_review_reviewer_idx" ON "_legal_notices_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_legal_notices_v_version_review_version_review_sent_by_idx" ON "_legal_notices_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_legal_notices_v_version_review_version_review_returned__idx" ON "_legal_notices_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "products_review_review_reviewer_idx" ON "products_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "products_review_review_sent_by_idx" ON "products_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "products_review_review_returned_by_idx" ON "products_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_products_v_version_review_version_review_reviewer_idx" ON "_products_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_products_v_version_review_version_review_sent_by_idx" ON "_products_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_products_v_version_review_version_review_returned_by_idx" ON "_products_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "marketing_pages_review_review_reviewer_idx" ON "marketing_pages_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "marketing_pages_review_review_sent_by_idx" ON "marketing_pages_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "marketing_pages_review_review_returned_by_idx" ON "marketing_pages_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_marketing_pages_v_version_review_version_review_reviewe_idx" ON "_marketing_pages_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_marketing_pages_v_version_review_version_review_sent_by_idx" ON "_marketing_pages_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_marketing_pages_v_version_review_version_review_returne_idx" ON "_marketing_pages_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "nav_services_review_review_reviewer_idx" ON "nav_services_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "nav_services_review_review_sent_by_idx" ON "nav_services_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "nav_services_review_review_returned_by_idx" ON "nav_services_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_nav_services_v_version_review_version_review_reviewer_idx" ON "_nav_services_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_nav_services_v_version_review_version_review_sent_by_idx" ON "_nav_services_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_nav_services_v_version_review_version_review_returned_b_idx" ON "_nav_services_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "nav_regions_review_review_reviewer_idx" ON "nav_regions_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "nav_regions_review_review_sent_by_idx" ON "nav_regions_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "nav_regions_review_review_returned_by_idx" ON "nav_regions_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_nav_regions_v_version_review_version_review_reviewer_idx" ON "_nav_regions_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_nav_regions_v_version_review_version_review_sent_by_idx" ON "_nav_regions_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_nav_regions_v_version_review_version_review_returned_by_idx" ON "_nav_regions_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "nav_jurisdictions_review_review_reviewer_idx" ON "nav_jurisdictions_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "nav_jurisdictions_review_review_sent_by_idx" ON "nav_jurisdictions_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "nav_jurisdictions_review_review_returned_by_idx" ON "nav_jurisdictions_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_nav_jurisdictions_v_version_review_version_review_revie_idx" ON "_nav_jurisdictions_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_nav_jurisdictions_v_version_review_version_review_sent__idx" ON "_nav_jurisdictions_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_nav_jurisdictions_v_version_review_version_review_retur_idx" ON "_nav_jurisdictions_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "nav_contents_review_review_reviewer_idx" ON "nav_contents_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "nav_contents_review_review_sent_by_idx" ON "nav_contents_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "nav_contents_review_review_returned_by_idx" ON "nav_contents_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_nav_contents_v_version_review_version_review_reviewer_idx" ON "_nav_contents_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_nav_contents_v_version_review_version_review_sent_by_idx" ON "_nav_contents_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_nav_contents_v_version_review_version_review_returned_b_idx" ON "_nav_contents_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "nav_questions_review_review_reviewer_idx" ON "nav_questions_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "nav_questions_review_review_sent_by_idx" ON "nav_questions_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "nav_questions_review_review_returned_by_idx" ON "nav_questions_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_nav_questions_v_version_review_version_review_reviewer_idx" ON "_nav_questions_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_nav_questions_v_version_review_version_review_sent_by_idx" ON "_nav_questions_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_nav_questions_v_version_review_version_review_returned__idx" ON "_nav_questions_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "nav_answers_review_review_reviewer_idx" ON "nav_answers_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "nav_answers_review_review_sent_by_idx" ON "nav_answers_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "nav_answers_review_review_returned_by_idx" ON "nav_answers_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_nav_answers_v_version_review_version_review_reviewer_idx" ON "_nav_answers_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_nav_answers_v_version_review_version_review_sent_by_idx" ON "_nav_answers_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_nav_answers_v_version_review_version_review_returned_by_idx" ON "_nav_answers_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "graduate_pages_review_review_reviewer_idx" ON "graduate_pages_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "graduate_pages_review_review_sent_by_idx" ON "graduate_pages_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "graduate_pages_review_review_returned_by_idx" ON "graduate_pages_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_graduate_pages_v_version_review_version_review_reviewer_idx" ON "_graduate_pages_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_graduate_pages_v_version_review_version_review_sent_by_idx" ON "_graduate_pages_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_graduate_pages_v_version_review_version_review_returned_idx" ON "_graduate_pages_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "menus_review_review_reviewer_idx" ON "menus_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "menus_review_review_sent_by_idx" ON "menus_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "menus_review_review_returned_by_idx" ON "menus_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_menus_v_version_review_version_review_reviewer_idx" ON "_menus_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_menus_v_version_review_version_review_sent_by_idx" ON "_menus_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_menus_v_version_review_version_review_returned_by_idx" ON "_menus_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "redirects_review_review_reviewer_idx" ON "redirects_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "redirects_review_review_sent_by_idx" ON "redirects_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "redirects_review_review_returned_by_idx" ON "redirects_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_redirects_v_version_review_version_review_reviewer_idx" ON "_redirects_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_redirects_v_version_review_version_review_sent_by_idx" ON "_redirects_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_redirects_v_version_review_version_review_returned_by_idx" ON "_redirects_v_locales" USING btree ("version_review_returned_by_id");
  CREATE INDEX "settings_review_review_reviewer_idx" ON "settings_locales" USING btree ("review_reviewer_id");
  CREATE INDEX "settings_review_review_sent_by_idx" ON "settings_locales" USING btree ("review_sent_by_id");
  CREATE INDEX "settings_review_review_returned_by_idx" ON "settings_locales" USING btree ("review_returned_by_id");
  CREATE INDEX "_settings_v_version_review_version_review_reviewer_idx" ON "_settings_v_locales" USING btree ("version_review_reviewer_id");
  CREATE INDEX "_settings_v_version_review_version_review_sent_by_idx" ON "_settings_v_locales" USING btree ("version_review_sent_by_id");
  CREATE INDEX "_settings_v_version_review_version_review_returned_by_idx" ON "_settings_v_locales" USING btree ("version_review_returned_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "people_locales" DROP CONSTRAINT "people_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "people_locales" DROP CONSTRAINT "people_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "people_locales" DROP CONSTRAINT "people_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_people_v_locales" DROP CONSTRAINT "_people_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_people_v_locales" DROP CONSTRAINT "_people_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_people_v_locales" DROP CONSTRAINT "_people_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "offices_locales" DROP CONSTRAINT "offices_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "offices_locales" DROP CONSTRAINT "offices_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "offices_locales" DROP CONSTRAINT "offices_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_offices_v_locales" DROP CONSTRAINT "_offices_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_offices_v_locales" DROP CONSTRAINT "_offices_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_offices_v_locales" DROP CONSTRAINT "_offices_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "locations_locales" DROP CONSTRAINT "locations_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "locations_locales" DROP CONSTRAINT "locations_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "locations_locales" DROP CONSTRAINT "locations_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_locations_v_locales" DROP CONSTRAINT "_locations_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_locations_v_locales" DROP CONSTRAINT "_locations_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_locations_v_locales" DROP CONSTRAINT "_locations_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "services_locales" DROP CONSTRAINT "services_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "services_locales" DROP CONSTRAINT "services_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "services_locales" DROP CONSTRAINT "services_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_services_v_locales" DROP CONSTRAINT "_services_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_services_v_locales" DROP CONSTRAINT "_services_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_services_v_locales" DROP CONSTRAINT "_services_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "sectors_locales" DROP CONSTRAINT "sectors_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "sectors_locales" DROP CONSTRAINT "sectors_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "sectors_locales" DROP CONSTRAINT "sectors_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_sectors_v_locales" DROP CONSTRAINT "_sectors_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_sectors_v_locales" DROP CONSTRAINT "_sectors_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_sectors_v_locales" DROP CONSTRAINT "_sectors_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "solutions_locales" DROP CONSTRAINT "solutions_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "solutions_locales" DROP CONSTRAINT "solutions_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "solutions_locales" DROP CONSTRAINT "solutions_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_solutions_v_locales" DROP CONSTRAINT "_solutions_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_solutions_v_locales" DROP CONSTRAINT "_solutions_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_solutions_v_locales" DROP CONSTRAINT "_solutions_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "articles_locales" DROP CONSTRAINT "articles_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "articles_locales" DROP CONSTRAINT "articles_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "articles_locales" DROP CONSTRAINT "articles_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v_locales" DROP CONSTRAINT "_articles_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_articles_v_locales" DROP CONSTRAINT "_articles_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v_locales" DROP CONSTRAINT "_articles_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "events_locales" DROP CONSTRAINT "events_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "events_locales" DROP CONSTRAINT "events_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "events_locales" DROP CONSTRAINT "events_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_events_v_locales" DROP CONSTRAINT "_events_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_events_v_locales" DROP CONSTRAINT "_events_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_events_v_locales" DROP CONSTRAINT "_events_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "trainings_locales" DROP CONSTRAINT "trainings_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "trainings_locales" DROP CONSTRAINT "trainings_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "trainings_locales" DROP CONSTRAINT "trainings_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_trainings_v_locales" DROP CONSTRAINT "_trainings_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_trainings_v_locales" DROP CONSTRAINT "_trainings_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_trainings_v_locales" DROP CONSTRAINT "_trainings_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "training_series_locales" DROP CONSTRAINT "training_series_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "training_series_locales" DROP CONSTRAINT "training_series_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "training_series_locales" DROP CONSTRAINT "training_series_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_training_series_v_locales" DROP CONSTRAINT "_training_series_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_training_series_v_locales" DROP CONSTRAINT "_training_series_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_training_series_v_locales" DROP CONSTRAINT "_training_series_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "topics_locales" DROP CONSTRAINT "topics_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "topics_locales" DROP CONSTRAINT "topics_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "topics_locales" DROP CONSTRAINT "topics_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_topics_v_locales" DROP CONSTRAINT "_topics_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_topics_v_locales" DROP CONSTRAINT "_topics_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_topics_v_locales" DROP CONSTRAINT "_topics_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "newsletters_locales" DROP CONSTRAINT "newsletters_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "newsletters_locales" DROP CONSTRAINT "newsletters_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "newsletters_locales" DROP CONSTRAINT "newsletters_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_newsletters_v_locales" DROP CONSTRAINT "_newsletters_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_newsletters_v_locales" DROP CONSTRAINT "_newsletters_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_newsletters_v_locales" DROP CONSTRAINT "_newsletters_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "pages_locales" DROP CONSTRAINT "pages_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "pages_locales" DROP CONSTRAINT "pages_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "pages_locales" DROP CONSTRAINT "pages_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v_locales" DROP CONSTRAINT "_pages_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_pages_v_locales" DROP CONSTRAINT "_pages_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v_locales" DROP CONSTRAINT "_pages_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "news_locales" DROP CONSTRAINT "news_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "news_locales" DROP CONSTRAINT "news_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "news_locales" DROP CONSTRAINT "news_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_news_v_locales" DROP CONSTRAINT "_news_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_news_v_locales" DROP CONSTRAINT "_news_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_news_v_locales" DROP CONSTRAINT "_news_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "deals_locales" DROP CONSTRAINT "deals_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "deals_locales" DROP CONSTRAINT "deals_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "deals_locales" DROP CONSTRAINT "deals_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_deals_v_locales" DROP CONSTRAINT "_deals_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_deals_v_locales" DROP CONSTRAINT "_deals_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_deals_v_locales" DROP CONSTRAINT "_deals_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "vacancies_locales" DROP CONSTRAINT "vacancies_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "vacancies_locales" DROP CONSTRAINT "vacancies_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "vacancies_locales" DROP CONSTRAINT "vacancies_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_vacancies_v_locales" DROP CONSTRAINT "_vacancies_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_vacancies_v_locales" DROP CONSTRAINT "_vacancies_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_vacancies_v_locales" DROP CONSTRAINT "_vacancies_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "benefits_locales" DROP CONSTRAINT "benefits_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "benefits_locales" DROP CONSTRAINT "benefits_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "benefits_locales" DROP CONSTRAINT "benefits_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_benefits_v_locales" DROP CONSTRAINT "_benefits_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_benefits_v_locales" DROP CONSTRAINT "_benefits_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_benefits_v_locales" DROP CONSTRAINT "_benefits_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "testimonials_locales" DROP CONSTRAINT "testimonials_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "testimonials_locales" DROP CONSTRAINT "testimonials_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "testimonials_locales" DROP CONSTRAINT "testimonials_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_testimonials_v_locales" DROP CONSTRAINT "_testimonials_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_testimonials_v_locales" DROP CONSTRAINT "_testimonials_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_testimonials_v_locales" DROP CONSTRAINT "_testimonials_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "contact_topics_locales" DROP CONSTRAINT "contact_topics_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "contact_topics_locales" DROP CONSTRAINT "contact_topics_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "contact_topics_locales" DROP CONSTRAINT "contact_topics_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_contact_topics_v_locales" DROP CONSTRAINT "_contact_topics_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_contact_topics_v_locales" DROP CONSTRAINT "_contact_topics_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_contact_topics_v_locales" DROP CONSTRAINT "_contact_topics_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "legal_notices_locales" DROP CONSTRAINT "legal_notices_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "legal_notices_locales" DROP CONSTRAINT "legal_notices_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "legal_notices_locales" DROP CONSTRAINT "legal_notices_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_legal_notices_v_locales" DROP CONSTRAINT "_legal_notices_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_legal_notices_v_locales" DROP CONSTRAINT "_legal_notices_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_legal_notices_v_locales" DROP CONSTRAINT "_legal_notices_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "products_locales" DROP CONSTRAINT "products_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "products_locales" DROP CONSTRAINT "products_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "products_locales" DROP CONSTRAINT "products_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_products_v_locales" DROP CONSTRAINT "_products_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_products_v_locales" DROP CONSTRAINT "_products_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_products_v_locales" DROP CONSTRAINT "_products_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "marketing_pages_locales" DROP CONSTRAINT "marketing_pages_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "marketing_pages_locales" DROP CONSTRAINT "marketing_pages_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "marketing_pages_locales" DROP CONSTRAINT "marketing_pages_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_marketing_pages_v_locales" DROP CONSTRAINT "_marketing_pages_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_marketing_pages_v_locales" DROP CONSTRAINT "_marketing_pages_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_marketing_pages_v_locales" DROP CONSTRAINT "_marketing_pages_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "nav_services_locales" DROP CONSTRAINT "nav_services_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "nav_services_locales" DROP CONSTRAINT "nav_services_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "nav_services_locales" DROP CONSTRAINT "nav_services_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_nav_services_v_locales" DROP CONSTRAINT "_nav_services_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_nav_services_v_locales" DROP CONSTRAINT "_nav_services_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_nav_services_v_locales" DROP CONSTRAINT "_nav_services_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "nav_regions_locales" DROP CONSTRAINT "nav_regions_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "nav_regions_locales" DROP CONSTRAINT "nav_regions_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "nav_regions_locales" DROP CONSTRAINT "nav_regions_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_nav_regions_v_locales" DROP CONSTRAINT "_nav_regions_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_nav_regions_v_locales" DROP CONSTRAINT "_nav_regions_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_nav_regions_v_locales" DROP CONSTRAINT "_nav_regions_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "nav_jurisdictions_locales" DROP CONSTRAINT "nav_jurisdictions_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "nav_jurisdictions_locales" DROP CONSTRAINT "nav_jurisdictions_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "nav_jurisdictions_locales" DROP CONSTRAINT "nav_jurisdictions_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_nav_jurisdictions_v_locales" DROP CONSTRAINT "_nav_jurisdictions_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_nav_jurisdictions_v_locales" DROP CONSTRAINT "_nav_jurisdictions_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_nav_jurisdictions_v_locales" DROP CONSTRAINT "_nav_jurisdictions_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "nav_contents_locales" DROP CONSTRAINT "nav_contents_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "nav_contents_locales" DROP CONSTRAINT "nav_contents_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "nav_contents_locales" DROP CONSTRAINT "nav_contents_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_nav_contents_v_locales" DROP CONSTRAINT "_nav_contents_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_nav_contents_v_locales" DROP CONSTRAINT "_nav_contents_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_nav_contents_v_locales" DROP CONSTRAINT "_nav_contents_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "nav_questions_locales" DROP CONSTRAINT "nav_questions_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "nav_questions_locales" DROP CONSTRAINT "nav_questions_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "nav_questions_locales" DROP CONSTRAINT "nav_questions_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_nav_questions_v_locales" DROP CONSTRAINT "_nav_questions_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_nav_questions_v_locales" DROP CONSTRAINT "_nav_questions_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_nav_questions_v_locales" DROP CONSTRAINT "_nav_questions_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "nav_answers_locales" DROP CONSTRAINT "nav_answers_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "nav_answers_locales" DROP CONSTRAINT "nav_answers_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "nav_answers_locales" DROP CONSTRAINT "nav_answers_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_nav_answers_v_locales" DROP CONSTRAINT "_nav_answers_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_nav_answers_v_locales" DROP CONSTRAINT "_nav_answers_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_nav_answers_v_locales" DROP CONSTRAINT "_nav_answers_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "graduate_pages_locales" DROP CONSTRAINT "graduate_pages_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "graduate_pages_locales" DROP CONSTRAINT "graduate_pages_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "graduate_pages_locales" DROP CONSTRAINT "graduate_pages_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_graduate_pages_v_locales" DROP CONSTRAINT "_graduate_pages_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_graduate_pages_v_locales" DROP CONSTRAINT "_graduate_pages_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_graduate_pages_v_locales" DROP CONSTRAINT "_graduate_pages_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "menus_locales" DROP CONSTRAINT "menus_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "menus_locales" DROP CONSTRAINT "menus_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "menus_locales" DROP CONSTRAINT "menus_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_menus_v_locales" DROP CONSTRAINT "_menus_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_menus_v_locales" DROP CONSTRAINT "_menus_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_menus_v_locales" DROP CONSTRAINT "_menus_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "redirects_locales" DROP CONSTRAINT "redirects_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "redirects_locales" DROP CONSTRAINT "redirects_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "redirects_locales" DROP CONSTRAINT "redirects_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_redirects_v_locales" DROP CONSTRAINT "_redirects_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_redirects_v_locales" DROP CONSTRAINT "_redirects_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_redirects_v_locales" DROP CONSTRAINT "_redirects_v_locales_version_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "settings_locales" DROP CONSTRAINT "settings_locales_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "settings_locales" DROP CONSTRAINT "settings_locales_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "settings_locales" DROP CONSTRAINT "settings_locales_review_returned_by_id_users_id_fk";
  
  ALTER TABLE "_settings_v_locales" DROP CONSTRAINT "_settings_v_locales_version_review_reviewer_id_users_id_fk";
  
  ALTER TABLE "_settings_v_locales" DROP CONSTRAINT "_settings_v_locales_version_review_sent_by_id_users_id_fk";
  
  ALTER TABLE "_settings_v_locales" DROP CONSTRAINT "_settings_v_locales_version_review_returned_by_id_users_id_fk";
  
  DROP INDEX "people_review_review_reviewer_idx";
  DROP INDEX "people_review_review_sent_by_idx";
  DROP INDEX "people_review_review_returned_by_idx";
  DROP INDEX "_people_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_people_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_people_v_version_review_version_review_returned_by_idx";
  DROP INDEX "offices_review_review_reviewer_idx";
  DROP INDEX "offices_review_review_sent_by_idx";
  DROP INDEX "offices_review_review_returned_by_idx";
  DROP INDEX "_offices_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_offices_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_offices_v_version_review_version_review_returned_by_idx";
  DROP INDEX "locations_review_review_reviewer_idx";
  DROP INDEX "locations_review_review_sent_by_idx";
  DROP INDEX "locations_review_review_returned_by_idx";
  DROP INDEX "_locations_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_locations_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_locations_v_version_review_version_review_returned_by_idx";
  DROP INDEX "services_review_review_reviewer_idx";
  DROP INDEX "services_review_review_sent_by_idx";
  DROP INDEX "services_review_review_returned_by_idx";
  DROP INDEX "_services_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_services_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_services_v_version_review_version_review_returned_by_idx";
  DROP INDEX "sectors_review_review_reviewer_idx";
  DROP INDEX "sectors_review_review_sent_by_idx";
  DROP INDEX "sectors_review_review_returned_by_idx";
  DROP INDEX "_sectors_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_sectors_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_sectors_v_version_review_version_review_returned_by_idx";
  DROP INDEX "solutions_review_review_reviewer_idx";
  DROP INDEX "solutions_review_review_sent_by_idx";
  DROP INDEX "solutions_review_review_returned_by_idx";
  DROP INDEX "_solutions_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_solutions_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_solutions_v_version_review_version_review_returned_by_idx";
  DROP INDEX "articles_review_review_reviewer_idx";
  DROP INDEX "articles_review_review_sent_by_idx";
  DROP INDEX "articles_review_review_returned_by_idx";
  DROP INDEX "_articles_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_articles_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_articles_v_version_review_version_review_returned_by_idx";
  DROP INDEX "events_review_review_reviewer_idx";
  DROP INDEX "events_review_review_sent_by_idx";
  DROP INDEX "events_review_review_returned_by_idx";
  DROP INDEX "_events_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_events_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_events_v_version_review_version_review_returned_by_idx";
  DROP INDEX "trainings_review_review_reviewer_idx";
  DROP INDEX "trainings_review_review_sent_by_idx";
  DROP INDEX "trainings_review_review_returned_by_idx";
  DROP INDEX "_trainings_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_trainings_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_trainings_v_version_review_version_review_returned_by_idx";
  DROP INDEX "training_series_review_review_reviewer_idx";
  DROP INDEX "training_series_review_review_sent_by_idx";
  DROP INDEX "training_series_review_review_returned_by_idx";
  DROP INDEX "_training_series_v_version_review_version_review_reviewe_idx";
  DROP INDEX "_training_series_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_training_series_v_version_review_version_review_returne_idx";
  DROP INDEX "topics_review_review_reviewer_idx";
  DROP INDEX "topics_review_review_sent_by_idx";
  DROP INDEX "topics_review_review_returned_by_idx";
  DROP INDEX "_topics_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_topics_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_topics_v_version_review_version_review_returned_by_idx";
  DROP INDEX "newsletters_review_review_reviewer_idx";
  DROP INDEX "newsletters_review_review_sent_by_idx";
  DROP INDEX "newsletters_review_review_returned_by_idx";
  DROP INDEX "_newsletters_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_newsletters_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_newsletters_v_version_review_version_review_returned_by_idx";
  DROP INDEX "pages_review_review_reviewer_idx";
  DROP INDEX "pages_review_review_sent_by_idx";
  DROP INDEX "pages_review_review_returned_by_idx";
  DROP INDEX "_pages_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_pages_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_pages_v_version_review_version_review_returned_by_idx";
  DROP INDEX "news_review_review_reviewer_idx";
  DROP INDEX "news_review_review_sent_by_idx";
  DROP INDEX "news_review_review_returned_by_idx";
  DROP INDEX "_news_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_news_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_news_v_version_review_version_review_returned_by_idx";
  DROP INDEX "deals_review_review_reviewer_idx";
  DROP INDEX "deals_review_review_sent_by_idx";
  DROP INDEX "deals_review_review_returned_by_idx";
  DROP INDEX "_deals_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_deals_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_deals_v_version_review_version_review_returned_by_idx";
  DROP INDEX "vacancies_review_review_reviewer_idx";
  DROP INDEX "vacancies_review_review_sent_by_idx";
  DROP INDEX "vacancies_review_review_returned_by_idx";
  DROP INDEX "_vacancies_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_vacancies_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_vacancies_v_version_review_version_review_returned_by_idx";
  DROP INDEX "benefits_review_review_reviewer_idx";
  DROP INDEX "benefits_review_review_sent_by_idx";
  DROP INDEX "benefits_review_review_returned_by_idx";
  DROP INDEX "_benefits_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_benefits_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_benefits_v_version_review_version_review_returned_by_idx";
  DROP INDEX "testimonials_review_review_reviewer_idx";
  DROP INDEX "testimonials_review_review_sent_by_idx";
  DROP INDEX "testimonials_review_review_returned_by_idx";
  DROP INDEX "_testimonials_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_testimonials_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_testimonials_v_version_review_version_review_returned_b_idx";
  DROP INDEX "contact_topics_review_review_reviewer_idx";
  DROP INDEX "contact_topics_review_review_sent_by_idx";
  DROP INDEX "contact_topics_review_review_returned_by_idx";
  DROP INDEX "_contact_topics_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_contact_topics_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_contact_topics_v_version_review_version_review_returned_idx";
  DROP INDEX "legal_notices_review_review_reviewer_idx";
  DROP INDEX "legal_notices_review_review_sent_by_idx";
  DROP INDEX "legal_notices_review_review_returned_by_idx";
  DROP INDEX "_legal_notices_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_legal_notices_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_legal_notices_v_version_review_version_review_returned__idx";
  DROP INDEX "products_review_review_reviewer_idx";
  DROP INDEX "products_review_review_sent_by_idx";
  DROP INDEX "products_review_review_returned_by_idx";
  DROP INDEX "_products_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_products_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_products_v_version_review_version_review_returned_by_idx";
  DROP INDEX "marketing_pages_review_review_reviewer_idx";
  DROP INDEX "marketing_pages_review_review_sent_by_idx";
  DROP INDEX "marketing_pages_review_review_returned_by_idx";
  DROP INDEX "_marketing_pages_v_version_review_version_review_reviewe_idx";
  DROP INDEX "_marketing_pages_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_marketing_pages_v_version_review_version_review_returne_idx";
  DROP INDEX "nav_services_review_review_reviewer_idx";
  DROP INDEX "nav_services_review_review_sent_by_idx";
  DROP INDEX "nav_services_review_review_returned_by_idx";
  DROP INDEX "_nav_services_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_nav_services_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_nav_services_v_version_review_version_review_returned_b_idx";
  DROP INDEX "nav_regions_review_review_reviewer_idx";
  DROP INDEX "nav_regions_review_review_sent_by_idx";
  DROP INDEX "nav_regions_review_review_returned_by_idx";
  DROP INDEX "_nav_regions_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_nav_regions_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_nav_regions_v_version_review_version_review_returned_by_idx";
  DROP INDEX "nav_jurisdictions_review_review_reviewer_idx";
  DROP INDEX "nav_jurisdictions_review_review_sent_by_idx";
  DROP INDEX "nav_jurisdictions_review_review_returned_by_idx";
  DROP INDEX "_nav_jurisdictions_v_version_review_version_review_revie_idx";
  DROP INDEX "_nav_jurisdictions_v_version_review_version_review_sent__idx";
  DROP INDEX "_nav_jurisdictions_v_version_review_version_review_retur_idx";
  DROP INDEX "nav_contents_review_review_reviewer_idx";
  DROP INDEX "nav_contents_review_review_sent_by_idx";
  DROP INDEX "nav_contents_review_review_returned_by_idx";
  DROP INDEX "_nav_contents_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_nav_contents_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_nav_contents_v_version_review_version_review_returned_b_idx";
  DROP INDEX "nav_questions_review_review_reviewer_idx";
  DROP INDEX "nav_questions_review_review_sent_by_idx";
  DROP INDEX "nav_questions_review_review_returned_by_idx";
  DROP INDEX "_nav_questions_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_nav_questions_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_nav_questions_v_version_review_version_review_returned__idx";
  DROP INDEX "nav_answers_review_review_reviewer_idx";
  DROP INDEX "nav_answers_review_review_sent_by_idx";
  DROP INDEX "nav_answers_review_review_returned_by_idx";
  DROP INDEX "_nav_answers_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_nav_answers_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_nav_answers_v_version_review_version_review_returned_by_idx";
  DROP INDEX "graduate_pages_review_review_reviewer_idx";
  DROP INDEX "graduate_pages_review_review_sent_by_idx";
  DROP INDEX "graduate_pages_review_review_returned_by_idx";
  DROP INDEX "_graduate_pages_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_graduate_pages_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_graduate_pages_v_version_review_version_review_returned_idx";
  DROP INDEX "menus_review_review_reviewer_idx";
  DROP INDEX "menus_review_review_sent_by_idx";
  DROP INDEX "menus_review_review_returned_by_idx";
  DROP INDEX "_menus_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_menus_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_menus_v_version_review_version_review_returned_by_idx";
  DROP INDEX "redirects_review_review_reviewer_idx";
  DROP INDEX "redirects_review_review_sent_by_idx";
  DROP INDEX "redirects_review_review_returned_by_idx";
  DROP INDEX "_redirects_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_redirects_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_redirects_v_version_review_version_review_returned_by_idx";
  DROP INDEX "settings_review_review_reviewer_idx";
  DROP INDEX "settings_review_review_sent_by_idx";
  DROP INDEX "settings_review_review_returned_by_idx";
  DROP INDEX "_settings_v_version_review_version_review_reviewer_idx";
  DROP INDEX "_settings_v_version_review_version_review_sent_by_idx";
  DROP INDEX "_settings_v_version_review_version_review_returned_by_idx";
  ALTER TABLE "people_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "people_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "people_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "people_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "offices_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "offices_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "offices_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "offices_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "locations_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "locations_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "locations_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "locations_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_locations_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_locations_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_locations_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_locations_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "services_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "services_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "services_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "services_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "sectors_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "sectors_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "sectors_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "sectors_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_sectors_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_sectors_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_sectors_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_sectors_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "solutions_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "solutions_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "solutions_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "solutions_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "articles_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "articles_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "articles_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "articles_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "events_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "events_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "events_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "events_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "trainings_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "trainings_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "trainings_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "trainings_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_trainings_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_trainings_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_trainings_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_trainings_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "training_series_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "training_series_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "training_series_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "training_series_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_training_series_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_training_series_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_training_series_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_training_series_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "topics_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "topics_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "topics_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "topics_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_topics_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_topics_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_topics_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_topics_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "newsletters_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "newsletters_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "newsletters_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "newsletters_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_newsletters_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_newsletters_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_newsletters_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_newsletters_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "pages_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "pages_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "pages_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "pages_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "news_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "news_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "news_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "news_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "deals_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "deals_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "deals_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "deals_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_deals_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_deals_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_deals_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_deals_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "vacancies_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "vacancies_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "vacancies_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "vacancies_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_vacancies_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_vacancies_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_vacancies_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_vacancies_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "benefits_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "benefits_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "benefits_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "benefits_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_benefits_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_benefits_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_benefits_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_benefits_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "testimonials_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "testimonials_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "testimonials_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "testimonials_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_testimonials_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_testimonials_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_testimonials_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_testimonials_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "contact_topics_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "contact_topics_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "contact_topics_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "contact_topics_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_contact_topics_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_contact_topics_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_contact_topics_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_contact_topics_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "legal_notices_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "legal_notices_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "legal_notices_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "legal_notices_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_legal_notices_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_legal_notices_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_legal_notices_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_legal_notices_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "products_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "products_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "products_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "products_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "marketing_pages_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "marketing_pages_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "marketing_pages_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "marketing_pages_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_marketing_pages_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_marketing_pages_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_marketing_pages_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_marketing_pages_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "nav_services_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "nav_services_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "nav_services_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "nav_services_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_nav_services_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_nav_services_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_nav_services_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_nav_services_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "nav_regions_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "nav_regions_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "nav_regions_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "nav_regions_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_nav_regions_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_nav_regions_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_nav_regions_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_nav_regions_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "nav_jurisdictions_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "nav_jurisdictions_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "nav_jurisdictions_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "nav_jurisdictions_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_nav_jurisdictions_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_nav_jurisdictions_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_nav_jurisdictions_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_nav_jurisdictions_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "nav_contents_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "nav_contents_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "nav_contents_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "nav_contents_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_nav_contents_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_nav_contents_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_nav_contents_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_nav_contents_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "nav_questions_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "nav_questions_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "nav_questions_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "nav_questions_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_nav_questions_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_nav_questions_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_nav_questions_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_nav_questions_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "nav_answers_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "nav_answers_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "nav_answers_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "nav_answers_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_nav_answers_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_nav_answers_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_nav_answers_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_nav_answers_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "graduate_pages_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "graduate_pages_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "graduate_pages_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "graduate_pages_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_graduate_pages_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_graduate_pages_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_graduate_pages_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_graduate_pages_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "menus_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "menus_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "menus_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "menus_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_menus_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_menus_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_menus_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_menus_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "redirects_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "redirects_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "redirects_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "redirects_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_redirects_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_redirects_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_redirects_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_redirects_v_locales" DROP COLUMN "version_review_returned_by_id";
  ALTER TABLE "settings_locales" DROP COLUMN "review_reviewer_id";
  ALTER TABLE "settings_locales" DROP COLUMN "review_due_on";
  ALTER TABLE "settings_locales" DROP COLUMN "review_sent_by_id";
  ALTER TABLE "settings_locales" DROP COLUMN "review_returned_by_id";
  ALTER TABLE "_settings_v_locales" DROP COLUMN "version_review_reviewer_id";
  ALTER TABLE "_settings_v_locales" DROP COLUMN "version_review_due_on";
  ALTER TABLE "_settings_v_locales" DROP COLUMN "version_review_sent_by_id";
  ALTER TABLE "_settings_v_locales" DROP COLUMN "version_review_returned_by_id";`)
}
