import { toRecord } from './to-record'

export const frenchRecords = [
  toRecord('arbitrage', 'expertise', [
    'Arbitrage international',
    'L’arbitrage devant les tribunaux',
    'Procédures CCI et exécution des sentences.',
  ]),
  toRecord('banque', 'expertise', ['Droit bancaire', 'Réglementation des banques', 'Prêts, titrisation et sûretés.']),
  toRecord('concurrence', 'expertise', [
    'Concurrence',
    'Ententes et contrôle des concentrations',
    'L’abus de position dominante.',
  ]),
  toRecord('donnees', 'expertise', [
    'Protection des données',
    'Conformité au RGPD',
    'Transferts de données personnelles.',
  ]),
  toRecord('fusions', 'expertise', [
    'Fusions et acquisitions',
    'Opérations publiques et privées',
    'Audit préalable et garantie de passif.',
  ]),
  toRecord('travail', 'expertise', [
    'Droit du travail',
    'Embauche et licenciement',
    'Les conventions collectives et l’emploi.',
  ]),
  toRecord('fiscal', 'expertise', [
    'Droit fiscal',
    'Contentieux fiscaux',
    'Prix de transfert et taxe sur la valeur ajoutée.',
  ]),
  toRecord('propriete', 'expertise', [
    'Propriété intellectuelle',
    'Brevets, marques, droit d’auteur',
    'Contrefaçon et licences.',
  ]),
  toRecord('energie', 'expertise', ['Énergie', 'Éolien en mer et hydrogène', 'Financement de projets.']),
  toRecord('societes', 'expertise', [
    'Droit des sociétés',
    'Gouvernance et assemblées générales',
    'Pactes d’actionnaires.',
  ]),
  toRecord('oeuvres', 'insight', [
    'Les œuvres de l’intelligence artificielle',
    'Qui est l’auteur ?',
    'Le droit d’auteur face aux machines.',
  ]),
  toRecord('lanceurs', 'insight', [
    'Lanceurs d’alerte : ce que l’employeur doit faire',
    'La directive en pratique',
    'Canaux internes et représailles.',
  ]),
  toRecord('force', 'insight', [
    'La force majeure après la pandémie',
    'Quand le contrat est suspendu',
    'Imprévision et clauses.',
  ]),
  toRecord('devoir', 'insight', ['Le devoir de vigilance des groupes', 'Chaînes de valeur', 'Plans et contentieux.']),
  toRecord('bail', 'insight', ['Le bail commercial', 'Loyers et renouvellement', 'Les baux et l’indexation.']),
  toRecord('lefevre', 'people', [
    'Benoît Lefèvre',
    'Associé, fusions et acquisitions, Paris',
    'Conseille des groupes cotés.',
  ]),
  toRecord('aurelie', 'people', ['Aurélie Dupré', 'Avocate, arbitrage, Paris', 'Contentieux d’investissement.']),
  toRecord('garcon', 'people', ['François Garçon', 'Associé, droit fiscal, Paris', 'Contrôles et contentieux.']),
  toRecord('bureau-paris', 'office', ['Paris', 'Notre bureau près du Palais de Justice', 'Arbitrage et sociétés.']),
  toRecord('petit-dejeuner', 'event', ['Petit-déjeuner fiscal', 'Prix de transfert en 2026', 'Avec café.']),
]
