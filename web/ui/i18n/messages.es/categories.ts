import type { categoriesMessages } from '#schema/messages/categories.ts';

/** Item categories, in Spanish. */
export const categoriesSpanish: Readonly<Record<keyof typeof categoriesMessages, string>> = {
  'category.chooseAnother': '{name} está en el archivo. Elige otra categoría.',
  'category.none': 'Esta cocina no tiene ninguna categoría de artículos. Añade una antes.',
  'category.listFull': 'La lista de categorías está llena.',
  'category.orderChanged': 'Otra persona cambió las categorías mientras tanto. Míralas otra vez antes de ordenarlas.',
  'category.holdsItems': '{name} todavía tiene artículos: {count}. Dales antes otra categoría.',
  'category.last': '{name} es la última categoría. Añade antes otra.',
};
