import { OriginalBeside as OriginalBeside_27b37ad8a61f7b510d245b00be958f73 } from '../../components/original-beside'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_b0364324b740f85db793085600b2ddc0 } from '../../components/row-label'
import { ReviewPanel as ReviewPanel_72fe77d549e55dccddd925fd15938611 } from '../../components/review-panel'
import { PublicationCell as PublicationCell_bf8fac81759a51eb3bfd7b72cf786ea4 } from '../../components/publication-cell'
import { PublishButton as PublishButton_b038775b2abd0a285fe535a78808b05b } from '../../components/publish-button'
import { SaveDraft as SaveDraft_4165025b76e618924d9bc4ed9c007558 } from '../../components/save-draft'
import { PublicationStatus as PublicationStatus_5b1b74f1247054b5c710057bc2c88cff } from '../../components/publication-status'
import { VersionList as VersionList_6df706b08e097abcf931890e498d3633 } from '../../components/version-list'
import { ContentList as ContentList_3eaf05412f2c70302a203134aa0b0518 } from '../../components/content-list'
import { ZoneField as ZoneField_6fff479fd5a8e843da20a01b889359f8 } from '../../components/zone-field'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FootnoteLabel as FootnoteLabel_e961681b4372a30bb13c85c5d5411c6c } from '../../components/footnote-label'
import { BlockLabel as BlockLabel_e6967d2665c30ad501e8532776b29200 } from '../../components/block-label'
import { TableGrid as TableGrid_39f4640eb482ca1dec5705fecf2a4e87 } from '../../components/table-grid'
import { PlaceTree as PlaceTree_16bfc072355fe783431cfba3120fbea7 } from '../../components/place-tree'
import { OwnMomentCell as OwnMomentCell_d6a040a7f70a93747c97a154050d6dc9 } from '../../components/own-moment'
import { OwnMoment as OwnMoment_d6a040a7f70a93747c97a154050d6dc9 } from '../../components/own-moment'
import { Attendees as Attendees_1fa9d6c52b77d63f543f14b58f5fb6bc } from '../../components/attendees'
import { NewsletterLetters as NewsletterLetters_3d40ffb9099fa692bbef575b4e29ba7a } from '../../components/newsletter-letters'
import { YearlyReview as YearlyReview_f208de24ec1e4c296ae7ea88e29bcf8b } from '../../components/yearly-review'
import { LiveDifference as LiveDifference_1d4f7fcced889482a874aa05c2359ce0 } from '../../components/live-difference'
import { AnswerStatus as AnswerStatus_2941ae9d042349302456e4b09993f345 } from '../../components/answer-status'
import { ShownIn as ShownIn_56ec1b36c5dc255ebdc95a9ac9fc620e } from '../../components/shown-in'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FileCell as FileCell_74a660ba0409f7620c387738df794b4b } from '../../components/file-cell'
import { UsedByTicked as UsedByTicked_a1deed0955a2ac4feeb2509c45a3c185 } from '../../components/used-by-ticked'
import { ExportLink as ExportLink_28d31e01b5899e2ee13ad7c06923c3e3 } from '../../components/export-link'
import { ProductsCell as ProductsCell_64603733e552bde81a053bbdd4bd5bcf } from '../../components/grant-cells'
import { PermissionsField as PermissionsField_a2f79263c8030683d29eda8bdcedf8f0 } from '../../components/permissions-field'
import { DaysCell as DaysCell_64603733e552bde81a053bbdd4bd5bcf } from '../../components/grant-cells'
import { KindCell as KindCell_bd7287d25f68c316ecf2a088e0564db0 } from '../../components/audit-cells'
import { LanguageCell as LanguageCell_bd7287d25f68c316ecf2a088e0564db0 } from '../../components/audit-cells'
import { AuditDays as AuditDays_06fa199808c8a4a556ce6dc1b89ffe21 } from '../../components/audit-days'
import { CurrentPassword as CurrentPassword_5f73e4ec59ef706b50fe3c1c7a2af9cb } from '../../components/current-password'
import { SecondFactor as SecondFactor_a3cb912c28aebf2af967230c7ff8d106 } from '../../components/second-factor'
import { Icon as Icon_66daf1df1c1344b74f09148f78e582bd } from '../../components/graphics'
import { Logo as Logo_66daf1df1c1344b74f09148f78e582bd } from '../../components/graphics'
import { FindButton as FindButton_d8b4cdc0ec0e5cfedd2a4a869f693a3a } from '../../components/find-button'
import { WorkLinks as WorkLinks_e2f141cf850368384985808542a839fc } from '../../components/work-links'
import { NoteLanguage as NoteLanguage_ce2fd6ebe1b5060e3974c1190447b63e } from '../../components/note-language'
import { PlainFileNames as PlainFileNames_4081f66a9b65dc7dea3e2a02c0cb05a8 } from '../../components/plain-file-names'
import { FindEverything as FindEverything_ac781c2529f5d4b7200085b83a99376a } from '../../components/find-everything'
import { NextByKey as NextByKey_c5ec4f261ad8946dc9abb9e274df7af8 } from '../../components/next-by-key'
import { ClosePickers as ClosePickers_be7629f088f5a16fdafdcb145944b5f8 } from '../../components/close-pickers'
import { Desk as Desk_6cfd8be3fee1145a7e33ee86aa4564de } from '../../components/desk'
import { SignIn as SignIn_ee523a2c4a572cbde5205527b1c40e80 } from '../../components/sign-in'
import { OutsideLinks as OutsideLinks_34313389eb97812fd42c2e8636db4a8e } from '../../components/outside-links'
import { Calendar as Calendar_77731e987e8125c8c172100b42c65329 } from '../../components/calendar'
import { BundleScreen as BundleScreen_14d41626a8de362b23e6b6fb48ad0984 } from '../../components/bundle'
import { Languages as Languages_4a4bbfff88d812ace543275242e9790e } from '../../components/languages'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/original-beside#OriginalBeside": OriginalBeside_27b37ad8a61f7b510d245b00be958f73,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/row-label#RowLabel": RowLabel_b0364324b740f85db793085600b2ddc0,
  "/components/review-panel#ReviewPanel": ReviewPanel_72fe77d549e55dccddd925fd15938611,
  "/components/publication-cell#PublicationCell": PublicationCell_bf8fac81759a51eb3bfd7b72cf786ea4,
  "/components/publish-button#PublishButton": PublishButton_b038775b2abd0a285fe535a78808b05b,
  "/components/save-draft#SaveDraft": SaveDraft_4165025b76e618924d9bc4ed9c007558,
  "/components/publication-status#PublicationStatus": PublicationStatus_5b1b74f1247054b5c710057bc2c88cff,
  "/components/version-list#VersionList": VersionList_6df706b08e097abcf931890e498d3633,
  "/components/content-list#ContentList": ContentList_3eaf05412f2c70302a203134aa0b0518,
  "/components/zone-field#ZoneField": ZoneField_6fff479fd5a8e843da20a01b889359f8,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/footnote-label#FootnoteLabel": FootnoteLabel_e961681b4372a30bb13c85c5d5411c6c,
  "/components/block-label#BlockLabel": BlockLabel_e6967d2665c30ad501e8532776b29200,
  "/components/table-grid#TableGrid": TableGrid_39f4640eb482ca1dec5705fecf2a4e87,
  "/components/place-tree#PlaceTree": PlaceTree_16bfc072355fe783431cfba3120fbea7,
  "/components/own-moment#OwnMomentCell": OwnMomentCell_d6a040a7f70a93747c97a154050d6dc9,
  "/components/own-moment#OwnMoment": OwnMoment_d6a040a7f70a93747c97a154050d6dc9,
  "/components/attendees#Attendees": Attendees_1fa9d6c52b77d63f543f14b58f5fb6bc,
  "/components/newsletter-letters#NewsletterLetters": NewsletterLetters_3d40ffb9099fa692bbef575b4e29ba7a,
  "/components/yearly-review#YearlyReview": YearlyReview_f208de24ec1e4c296ae7ea88e29bcf8b,
  "/components/live-difference#LiveDifference": LiveDifference_1d4f7fcced889482a874aa05c2359ce0,
  "/components/answer-status#AnswerStatus": AnswerStatus_2941ae9d042349302456e4b09993f345,
  "/components/shown-in#ShownIn": ShownIn_56ec1b36c5dc255ebdc95a9ac9fc620e,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/components/file-cell#FileCell": FileCell_74a660ba0409f7620c387738df794b4b,
  "/components/used-by-ticked#UsedByTicked": UsedByTicked_a1deed0955a2ac4feeb2509c45a3c185,
  "/components/export-link#ExportLink": ExportLink_28d31e01b5899e2ee13ad7c06923c3e3,
  "/components/grant-cells#ProductsCell": ProductsCell_64603733e552bde81a053bbdd4bd5bcf,
  "/components/permissions-field#PermissionsField": PermissionsField_a2f79263c8030683d29eda8bdcedf8f0,
  "/components/grant-cells#DaysCell": DaysCell_64603733e552bde81a053bbdd4bd5bcf,
  "/components/audit-cells#KindCell": KindCell_bd7287d25f68c316ecf2a088e0564db0,
  "/components/audit-cells#LanguageCell": LanguageCell_bd7287d25f68c316ecf2a088e0564db0,
  "/components/audit-days#AuditDays": AuditDays_06fa199808c8a4a556ce6dc1b89ffe21,
  "/components/current-password#CurrentPassword": CurrentPassword_5f73e4ec59ef706b50fe3c1c7a2af9cb,
  "/components/second-factor#SecondFactor": SecondFactor_a3cb912c28aebf2af967230c7ff8d106,
  "/components/graphics#Icon": Icon_66daf1df1c1344b74f09148f78e582bd,
  "/components/graphics#Logo": Logo_66daf1df1c1344b74f09148f78e582bd,
  "/components/find-button#FindButton": FindButton_d8b4cdc0ec0e5cfedd2a4a869f693a3a,
  "/components/work-links#WorkLinks": WorkLinks_e2f141cf850368384985808542a839fc,
  "/components/note-language#NoteLanguage": NoteLanguage_ce2fd6ebe1b5060e3974c1190447b63e,
  "/components/plain-file-names#PlainFileNames": PlainFileNames_4081f66a9b65dc7dea3e2a02c0cb05a8,
  "/components/find-everything#FindEverything": FindEverything_ac781c2529f5d4b7200085b83a99376a,
  "/components/next-by-key#NextByKey": NextByKey_c5ec4f261ad8946dc9abb9e274df7af8,
  "/components/close-pickers#ClosePickers": ClosePickers_be7629f088f5a16fdafdcb145944b5f8,
  "/components/desk#Desk": Desk_6cfd8be3fee1145a7e33ee86aa4564de,
  "/components/sign-in#SignIn": SignIn_ee523a2c4a572cbde5205527b1c40e80,
  "/components/outside-links#OutsideLinks": OutsideLinks_34313389eb97812fd42c2e8636db4a8e,
  "/components/calendar#Calendar": Calendar_77731e987e8125c8c172100b42c65329,
  "/components/bundle#BundleScreen": BundleScreen_14d41626a8de362b23e6b6fb48ad0984,
  "/components/languages#Languages": Languages_4a4bbfff88d812ace543275242e9790e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
