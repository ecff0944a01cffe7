/** What the server says about stock, its lots and what is delivered of it. */
export const stockSentences: Readonly<Record<string, string>> = {
  // Lots
  'Lot {code} of {name}': 'El lote {code} de {name}',
  'Lot {code} of {name} is {state}': 'El lote {code} de {name} está <state>',
  'lot {code}': 'lote {code}',
  available: 'cerrado',
  opened: 'abierto',
  frozen: 'congelado',
  thawed: 'descongelado',
  quarantined: 'apartado',
  depleted: 'agotado',
  discarded: 'tirado',
  '{lot} and cannot be opened': '<lot> y no se puede abrir',
  '{lot} and cannot be frozen': '<lot> y no se puede congelar',
  '{lot} is not frozen': '<lot> no está congelado',
  '{lot} is in quarantine already': '<lot> ya está apartado',
  '{lot} is not in quarantine': '<lot> no está apartado',
  '{lot} is kept there already': '<lot> ya se guarda ahí',
  '{lot} is past its use-by and cannot be {state}': '<lot> ha caducado y no puede quedar <state>',
  'Throw it away': 'Tíralo',
  'Nothing is left of lot {code}': 'No queda nada del lote {code}',
  'Only {amount} of lot {code} of {name} is left': 'Solo quedan {amount} del lote {code} de {name}',
  'That is all of lot {code}; enter less to split it': 'Eso es todo el lote {code}; escribe menos para dividirlo',
  'Lot {code} is not a lot of {name}': 'El lote {code} no es de {name}',
  '{name} is in quarantine': '{name} está apartado',
  'Lot {code}, {amount}: {reason}': 'Lote {code}, {amount}: {reason}',
  'Enter the code of the label': 'Escribe el código de la etiqueta',

  // Expired stock that somebody wants to use
  '{needed} of {name} cannot be taken from what may be used: {lots}':
    'No se pueden sacar {needed} de {name} de lo que se puede usar: <lots>',
  '{lot} ({amount}) expired on {when}': '<lot> ({amount}) caducó el {when}',
  '{lot} ({amount}) expired on {when}, lot {rest}': '<lot> ({amount}) caducó el {when}; lote <rest>',
  '{lot} ({amount}) expired on {when} and {n} more': '<lot> ({amount}) caducó el {when} y {n} más',
  'Throw it away, or a manager allows it with a reason': 'Tíralo, o un encargado lo permite con un motivo',
  '{needed} of {name} cannot be taken from what may be used: lot {code} is in quarantine ({reason})':
    'No se pueden sacar {needed} de {name} de lo que se puede usar: el lote {code} está apartado ({reason})',
  'A manager can release it': 'Un encargado puede liberarlo',
  'Only a manager may allow expired ingredients': 'Solo un encargado puede permitir ingredientes caducados',
  '{task} cannot be finished': 'No se puede terminar: {task}',
  'Expired ingredients in {task}': 'Ingredientes caducados en {task}',
  '{person} allowed it: {reason}': '{person} lo permitió: {reason}',

  // What is on record
  '{name} is owed': 'Se debe: {name}',
  '{amount} more than was on record was used': 'Se usaron {amount} más de lo que constaba',
  'Enter the delivery that is missing, or count it': 'Anota la entrega que falta, o cuéntalo',
  '{name} owes {amount}': '{name} debe {amount}',
  'Count it first': 'Cuéntalo antes',
  '{user} still uses {name}': '<user> todavía usa {name}',
  'The recipe {name}': 'La receta {name}',
  'The par sheet line {name}': 'La línea {name} de la hoja de niveles',
  'The prep task {name}': 'La tarea {name}',
  'Delivery {number}': 'La entrega {number}',
  'This is too small an amount of {name} to record': 'Es una cantidad de {name} demasiado pequeña para anotarla',
  'This is more {name} than can be recorded': 'Es más {name} de lo que se puede anotar',
  'This is more {name} than can be recorded at its price': 'Es más {name} de lo que se puede anotar a su precio',
  'Take this back where it was made: in the delivery, the prep task, the waste log or the lot':
    'Deshazlo donde se hizo: en la entrega, la tarea, el registro de merma o el lote',
  '{amount} of lot {code} may no longer be served': '{amount} del lote {code} ya no se pueden servir',
  '{amount} of lot {code} must be used within {hours} h': 'Hay que usar {amount} del lote {code} en {hours} h',

  // Deliveries
  'Only a confirmed delivery can be corrected': 'Solo se corrige una entrega confirmada',
  'That is the price and the quantity of {name} already': 'Ese ya es el precio y la cantidad de {name}',
  'Enter the right price or the right quantity': 'Escribe el precio correcto o la cantidad correcta',
  'Enter when the delivery arrived, within the last {n} days':
    'Escribe cuándo llegó la entrega, dentro de los últimos {n} días',

  // The kitchen's own rules
  'Enter at least 1 day': 'Escribe al menos 1 día',
  'Enter at most 60 days': 'Escribe como mucho 60 días',
};
