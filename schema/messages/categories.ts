/** Item categories. */
export const categoriesMessages = {
  'category.chooseAnother': '{name} is archived. Choose another category.',
  'category.none': 'This kitchen has no item category. Add one first.',
  'category.listFull': 'The list of categories is full.',
  'category.orderChanged':
    'The categories were changed by someone else in the meantime. Look again before you order them.',
  'category.holdsItems': '{name} still holds items: {count}. Give them another category first.',
  'category.last': '{name} is the last category. Add another one first.',
} as const;
