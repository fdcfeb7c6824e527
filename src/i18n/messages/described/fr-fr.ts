import { type Translation } from '../../translation'
import { type en } from './en'

export const frFr: Translation<typeof en> = {
  'people.described':
    'Les avocats et les équipes du cabinet {firm}, par nom, par bureau et par domaine, avec leurs lignes directes et leurs adresses électroniques.',
  'people.described-letter':
    'Les membres du cabinet {firm} dont le nom commence par {part} : fonctions, bureaux, lignes directes et adresses électroniques.',
  'people.described-office':
    '{part} : les avocats et les fonctions support du cabinet {firm}, avec leurs lignes directes et leurs adresses électroniques.',
  'people.described-service':
    '{part} : les avocats du cabinet {firm} qui interviennent en la matière, leurs bureaux, leurs lignes directes et leurs adresses électroniques.',
  'location.described':
    'Les bureaux du cabinet {firm}, avec leurs adresses, leurs numéros de téléphone et leurs horaires, et les pays et villes où le cabinet intervient.',
  'expertise.described':
    'Les domaines, les secteurs et les solutions du cabinet {firm}, avec les avocats, les affaires récentes et les publications de chaque équipe.',
  'services.described':
    'Les domaines du cabinet {firm}, avec les avocats, les affaires récentes et les publications de chacun.',
  'sectors.described':
    'Les secteurs dans lesquels {firm} intervient, avec les avocats, les affaires récentes et les publications de chacun.',
  'solutions.described':
    'Les solutions du cabinet {firm} pour les projets qui relèvent de plusieurs branches du droit, avec les avocats responsables.',
  'insights.described':
    'Articles, publications, podcasts, vidéos, événements et formations des avocats du cabinet {firm}, du plus récent au plus ancien.',
  'insights.described-kind':
    '{part} : ce que publient et organisent les avocats du cabinet {firm}, du plus récent au plus ancien, avec les thèmes abordés.',
  'topic.described':
    '{part} : ce que publient et organisent les avocats du cabinet {firm}, du plus récent au plus ancien.',
  'news.described':
    'L’actualité du cabinet {firm} : affaires, nominations, bureaux et résultats, avec un contact pour la presse.',
  'deals.described':
    'Les opérations et les affaires dans lesquelles {firm} est intervenu, par année, par domaine, par secteur et par bureau.',
  'site-map.described':
    'Tous les domaines, secteurs, solutions, thèmes, implantations et produits du cabinet {firm}, avec un lien vers toutes les autres listes.',
  'navigator.described-region':
    '{service}, {part} : les pays couverts, les responsables de la relecture des réponses et la date de la dernière relecture.',
  'navigator.described-jurisdiction':
    '{service}, {part} : les questions traitées pour les abonnés, les responsables de la relecture et la date de la dernière relecture.',
  'navigator.described-table':
    '{service}, {part} : l’état de chaque question en un coup d’œil pour les abonnés, et la date de la dernière relecture.',
}
