/** What the server says about units, conversions and item categories. */
export const unitSentences: Readonly<Record<string, string>> = {
  unit: 'unidad',
  category: 'categoría',
  'item category': 'categoría de artículos',
  conversion: 'conversión',
  '{from} does not convert to {to}': '{from} no se convierte a {to}',
  '{from} converts to {to} only with a density': '{from} se convierte a {to} solo con una densidad',
  '{name} is kept in {unit}; {reason}': '{name} se guarda en {unit}; <reason>',
  'Add its density or a conversion': 'Añade su densidad o una conversión',
  'Weigh one and add the conversion': 'Pesa uno y añade la conversión',
  'Measure one and add the conversion': 'Mide uno y añade la conversión',
  'Add a conversion between {from} and {to}': 'Añade una conversión entre {from} y {to}',

  // The kitchen's own units
  'Choose a unit': 'Elige una unidad',
  '{unit} is not a unit of this kitchen': '{unit} no es una unidad de esta cocina',
  'Choose another unit, or add it to the kitchen’s units first':
    'Elige otra unidad, o añádela antes a las de la cocina',
  'The unit {name} is archived': 'La unidad {name} está en el archivo',
  'The unit {name} is built in already': 'La unidad {name} ya viene incluida',
  '{name} was first called {code}': '{name} se llamó antes {code}',
  'The list of units is full': 'La lista de unidades está llena',
  '{name} is measured in {unit}': '{name} se mide en {unit}',
  'Change it there first': 'Cámbialo antes allí',

  // Conversions
  '{from} and {to} convert by themselves': '{from} y {to} se convierten solas',
  'Choose two units that do not': 'Elige dos unidades que no lo hagan',
  '{name} has {n} conversions, which is the most': '{name} tiene {n} conversiones, y no caben más',
  '{amount} of {item} would be {stated} here, but {before} by what is recorded already':
    '{amount} de {item} serían {stated} aquí, pero {before} según lo ya anotado',
  'Correct or remove that first': 'Corrige o quita antes eso',
  '{place} needs {item} in {unit}': '<place> necesita {item} en {unit}',
  'The recipe {name}': 'La receta {name}',
  'The par sheet line {name}': 'La línea {name} de la hoja de pares',
  'The task {name}': 'La tarea {name}',

  // Another unit for an item
  '{name} already has stock movements in {unit}, so its unit stays':
    '{name} ya tiene movimientos en {unit}, así que la unidad se queda',
  '{name} cannot change from {from} to {to}, because these would be lost: {figures}':
    '{name} no puede pasar de {from} a {to}, porque se perdería: <figures>',
  '{one}; {more}': '<one>; <more>',
  'par {n}': 'mínimo {n}',
  'maximum {n}': 'máximo {n}',
  'pack {n}': 'envase {n}',
  'cost per unit': 'coste por unidad',
  'par sheet line': 'línea de la hoja de pares',
  'delivery lines: {n}': 'líneas de entrega: {n}',
  'In {unit} {what} of {name} is too {size} to be recorded': 'En {unit}, <what> de {name} es <size> para anotarse',
  'its par': 'su mínimo',
  'its maximum': 'su máximo',
  'its pack': 'su envase',
  'its cost': 'su coste',
  'its par sheet line': 'su línea de la hoja de pares',
  'its batch': 'su lote de producción',
  'a delivery line': 'una línea de entrega',
  'a task': 'una tarea',
  small: 'demasiado poco',
  large: 'demasiado',

  // Item categories
  'Choose a category': 'Elige una categoría',
  'Choose another category': 'Elige otra categoría',
  'This kitchen has no item category': 'Esta cocina no tiene ninguna categoría de artículos',
  'Add one first': 'Añade una antes',
  'The list of categories is full': 'La lista de categorías está llena',
  'The categories were changed by someone else in the meantime': 'Otra persona cambió las categorías mientras tanto',
  'Look again before you order them': 'Míralas otra vez antes de ordenarlas',
  '{name} still holds items: {n}': '{name} todavía tiene artículos: {n}',
  'Give them another category first': 'Dales antes otra categoría',
  '{name} is the last category': '{name} es la última categoría',
  'Add another one first': 'Añade antes otra',
};
