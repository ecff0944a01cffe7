/** What the server says about par lines and prep lists: part of `server-sentences.es.ts`. */
export const planningSentences = {
  'Enter a par for each of the seven days': 'Escribe un nivel para cada uno de los siete días',
  'Enter an expected use for each of the seven days': 'Escribe un uso previsto para cada uno de los siete días',
  '{name} is on {list} already': '{name} ya está en {list}',
  '{name} was taken off {list} earlier': '{name} se quitó antes de {list}',
  'Put that line back instead': 'Vuelve a poner esa línea',
  'prep list': 'lista de mise en place',
  '{name} still has par lines: {items}': '{name} todavía tiene líneas de par: {items}',
  'Move them to another list or take them off the sheet first': 'Antes pásalas a otra lista o quítalas de la hoja',
  "{name} is the kitchen's default list and cannot be archived":
    '{name} es la lista principal de la cocina y no se puede archivar',
  'Give it another name instead': 'Puedes cambiarle el nombre',
  'Bring the list back, or choose another one': 'Recupera la lista o elige otra',
  'A kitchen has at most {n} prep lists, archived ones included':
    'Una cocina tiene como máximo {n} listas de mise en place, también contando las archivadas',
} as const;
