/** What the server says of recipes and of what is planned with them. */
export const recipeSentences: Readonly<Record<string, string>> = {
  ingredient: 'ingrediente',
  step: 'paso',
  '{user} uses {name}': '{user} usa {name}',
  '{users} use {name}': '{users} usan {name}',
  'Take it out there first': 'Quítalo antes de allí',
  '{name} is on the par sheet': '{name} está en la hoja de pares',
  'Take it off there first': 'Quítalo antes de ahí',
  '{task} is planned for {date}': '{task} está en el plan del {date}',
  'Finish, skip or cancel that task first': 'Termina, omite o cancela antes esa tarea',
  '{name} would contain itself': '{name} se contendría a sí misma',
  'Recipes may lie inside each other at most {n} deep': 'Las recetas pueden anidarse como mucho {n} veces',
  '{item} is already made by the recipe {recipe}': '{item} ya se hace con la receta {recipe}',
  'Archive that one first': 'Archiva antes esa receta',
  '{name} cannot be restored, because it contains {through} and {again} contains it':
    '{name} no se puede recuperar: contiene {through}, y {again} la contiene a ella',
  '{name} cannot be restored: with {outermost} around it, recipes would lie more than {n} deep inside each other':
    '{name} no se puede recuperar: dentro de {outermost}, las recetas se anidarían más de {n} veces',
  '{name} makes the item {item}, which is archived': '{name} hace el artículo {item}, que está en el archivo',
  '{name} contains {inside}, which is archived': '{name} contiene {inside}, que está en el archivo',
  'Take {name} out of the archive first': 'Saca antes {name} del archivo',
  'its recipes contain each other': 'sus recetas se contienen unas a otras',
  'its recipe is unknown': 'no se conoce su receta',
  'An ingredient was sent twice': 'Un ingrediente llegó dos veces',
  'A step was sent twice': 'Un paso llegó dos veces',
  'Open the recipe again': 'Abre la receta otra vez',
  '{recipe} makes {made}, not {item}': '{recipe} hace {made}, no {item}',
  'Choose the recipe that makes {item}, or leave the recipe out':
    'Elige la receta que hace {item}, o deja la receta en blanco',
  '{recipe} puts no item into stock, so it cannot make {item}':
    '{recipe} no deja ningún artículo en existencias, así que no puede hacer {item}',
  'The inventory has an item named {name} that is bought, not made':
    'El inventario tiene un artículo llamado {name} que se compra, no se hace',
};
