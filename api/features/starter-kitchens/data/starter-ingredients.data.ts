import type { Allergen, TcsClass, Unit } from '#schema/vocabulary.ts';

/** Where an ingredient is stored: each starter kitchen has one place of each of these kinds that it needs. */
export type StarterPlaceKind = 'walk_in' | 'freezer' | 'dry';

/** A bought item as a starter kitchen begins with it. Prices, stock, par and supplier are the kitchen's own and unknown. */
export interface StarterIngredient {
  readonly name: string;
  readonly nameEs: string;
  /** The code of a default category. */
  readonly category: string;
  /** The metric stock unit. */
  readonly unit: Unit;
  readonly tcsClass: TcsClass;
  readonly place: StarterPlaceKind;
  /** By the nature of the food; null where the label decides. Empty: contains none of them. */
  readonly allergens: readonly Allergen[] | null;
  /** Usable share of what is bought, percent. */
  readonly yieldPercent: number;
  readonly densityGramsPerMl: string | null;
  /** Grams of one `unit`, of things that are counted. */
  readonly gramsOfOne: string | null;
}

interface More {
  readonly yields?: number;
  readonly density?: string;
  readonly grams?: string;
}

const food =
  (category: string, tcsClass: TcsClass, place: StarterPlaceKind) =>
  (name: string, nameEs: string, unit: Unit, allergens: readonly Allergen[] | null, more: More = {}) => ({
    name,
    nameEs,
    category,
    unit,
    tcsClass,
    place,
    allergens,
    yieldPercent: more.yields ?? 100,
    densityGramsPerMl: more.density ?? null,
    gramsOfOne: more.grams ?? null,
  });

const produce = food('produce', 'none', 'walk_in');
const roots = food('produce', 'none', 'dry');
const meat = food('meat', 'cold', 'walk_in');
const fish = food('fish', 'cold', 'walk_in');
const frozen = food('fish', 'frozen', 'freezer');
const dairy = food('dairy', 'cold', 'walk_in');
const milk = food('dairy', 'milk', 'walk_in');
const eggs = food('dairy', 'eggs', 'walk_in');
const dry = food('dry', 'none', 'dry');
const chilled = food('dry', 'cold', 'walk_in');

/**
 * Every ingredient of every starter kitchen, once. Yields: usual trim losses of whole produce and meat. Densities: FAO/INFOODS
 * density database 2.0. What is made of several foods (bread, sauces, sausages, wine) has unknown allergens.
 */
// prettier-ignore
export const starterIngredients: readonly StarterIngredient[] = [
  roots('Yellow onion', 'Cebolla amarilla', 'kg', [], { yields: 90 }),
  roots('Red onion', 'Cebolla morada', 'kg', [], { yields: 90 }),
  produce('Shallot', 'Chalota', 'kg', [], { yields: 88 }),
  produce('Garlic', 'Ajo', 'kg', [], { yields: 87 }),
  produce('Carrot', 'Zanahoria', 'kg', [], { yields: 82 }),
  produce('Celery', 'Apio', 'kg', ['celery'], { yields: 75 }),
  produce('Leek', 'Puerro', 'kg', [], { yields: 55 }),
  roots('Potato', 'Papa', 'kg', [], { yields: 81 }),
  produce('Tomato', 'Tomate', 'kg', [], { yields: 91 }),
  produce('Cherry tomato', 'Tomate cherry', 'kg', [], { yields: 98 }),
  produce('Romaine', 'Lechuga romana', 'ea', [], { yields: 70 }),
  produce('Iceberg lettuce', 'Lechuga iceberg', 'ea', [], { yields: 75 }),
  produce('Mixed leaves', 'Mezcla de hojas', 'kg', [], { yields: 95 }),
  produce('Arugula', 'Rúcula', 'kg', [], { yields: 95 }),
  produce('Spinach', 'Espinaca', 'kg', [], { yields: 85 }),
  produce('Cucumber', 'Pepino', 'kg', [], { yields: 85 }),
  produce('Red bell pepper', 'Pimiento rojo', 'kg', [], { yields: 82 }),
  produce('Mushroom', 'Champiñón', 'kg', [], { yields: 94 }),
  produce('Zucchini', 'Calabacín', 'kg', [], { yields: 92 }),
  produce('White cabbage', 'Col blanca', 'kg', [], { yields: 80 }),
  produce('Green beans', 'Judías verdes', 'kg', [], { yields: 88 }),
  produce('Avocado', 'Aguacate', 'ea', [], { yields: 74 }),
  produce('Lemon', 'Limón amarillo', 'ea', []),
  produce('Apple', 'Manzana', 'kg', [], { yields: 78 }),
  produce('Banana', 'Plátano', 'kg', [], { yields: 66 }),
  produce('Blueberry', 'Arándano', 'kg', [], { yields: 97 }),
  produce('Parsley', 'Perejil', 'bunch', []),
  produce('Basil', 'Albahaca', 'bunch', []),
  produce('Thyme', 'Tomillo', 'bunch', []),
  produce('Chives', 'Cebollino', 'bunch', []),
  produce('Cilantro', 'Cilantro', 'bunch', []),
  produce('Ginger', 'Jengibre', 'kg', [], { yields: 80 }),

  meat('Whole chicken', 'Pollo entero', 'kg', [], { yields: 68 }),
  meat('Chicken thigh, boneless', 'Muslo de pollo sin hueso', 'kg', [], { yields: 95 }),
  meat('Chicken bones', 'Huesos de pollo', 'kg', []),
  meat('Ground beef', 'Carne molida de res', 'kg', []),
  meat('Steak', 'Bistec', 'kg', [], { yields: 92 }),
  meat('Beef chuck', 'Paleta de res', 'kg', [], { yields: 85 }),
  meat('Pork shoulder', 'Paleta de cerdo', 'kg', [], { yields: 85 }),
  meat('Bacon', 'Tocino', 'kg', null),
  meat('Pepperoni', 'Pepperoni', 'kg', null),
  meat('Cooked ham', 'Jamón cocido', 'kg', null),
  meat('Italian sausage', 'Salchicha italiana', 'kg', null),
  fish('Salmon side', 'Lomo de salmón', 'kg', ['fish'], { yields: 88 }),
  fish('Cod loin', 'Lomo de bacalao', 'kg', ['fish'], { yields: 95 }),
  food('fish', 'shellfish', 'walk_in')('Mussels, live', 'Mejillones vivos', 'kg', ['molluscs']),
  frozen('Shrimp, frozen', 'Camarón congelado', 'kg', ['crustaceans'], { yields: 98 }),
  chilled('Anchovy fillets', 'Filetes de anchoa', 'kg', null),

  dairy('Butter', 'Mantequilla', 'kg', ['milk'], { density: '0.911' }),
  milk('Whole milk', 'Leche entera', 'l', ['milk'], { density: '1.03' }),
  milk('Heavy cream', 'Crema para batir', 'l', ['milk'], { density: '1.01' }),
  milk('Sour cream', 'Crema agria', 'kg', ['milk']),
  milk('Plain yogurt', 'Yogur natural', 'kg', ['milk']),
  dairy('Fresh mozzarella', 'Mozzarella fresca', 'kg', ['milk']),
  dairy('Pizza mozzarella', 'Mozzarella para pizza', 'kg', null),
  dairy('Parmesan', 'Parmesano', 'kg', null, { yields: 95 }),
  dairy('Ricotta', 'Ricota', 'kg', ['milk']),
  dairy('Cheddar', 'Queso cheddar', 'kg', null),
  dairy('Goat cheese', 'Queso de cabra', 'kg', ['milk']),
  dairy('Cream cheese', 'Queso crema', 'kg', null),
  eggs('Eggs', 'Huevos', 'ea', ['egg'], { grams: '50' }),

  dry('All-purpose flour', 'Harina de trigo', 'kg', ['gluten'], { density: '0.53' }),
  dry('Bread flour', 'Harina de fuerza', 'kg', ['gluten'], { density: '0.53' }),
  dry('Whole wheat flour', 'Harina integral', 'kg', ['gluten'], { density: '0.51' }),
  dry('Rye flour', 'Harina de centeno', 'kg', ['gluten'], { density: '0.5' }),
  dry('Semolina', 'Sémola de trigo', 'kg', ['gluten']),
  dry('Rolled oats', 'Copos de avena', 'kg', ['gluten']),
  dry('Sugar', 'Azúcar', 'kg', [], { density: '0.85' }),
  dry('Brown sugar', 'Azúcar moreno', 'kg', []),
  dry('Powdered sugar', 'Azúcar glas', 'kg', null),
  dry('Honey', 'Miel', 'kg', [], { density: '1.42' }),
  dry('Salt', 'Sal', 'kg', [], { density: '1.2' }),
  dry('Black pepper', 'Pimienta negra', 'kg', []),
  dry('Dried oregano', 'Orégano seco', 'kg', []),
  dry('Smoked paprika', 'Pimentón ahumado', 'kg', []),
  dry('Ground cumin', 'Comino molido', 'kg', []),
  dry('Ground cinnamon', 'Canela molida', 'kg', []),
  dry('Bay leaf', 'Laurel', 'kg', []),
  dry('Baking powder', 'Polvo para hornear', 'kg', null),
  dry('Baking soda', 'Bicarbonato', 'kg', []),
  chilled('Fresh yeast', 'Levadura fresca', 'kg', []),
  dry('Instant yeast', 'Levadura seca', 'kg', null),
  dry('Rice', 'Arroz', 'kg', []),
  dry('Arborio rice', 'Arroz arborio', 'kg', []),
  dry('Dried pasta', 'Pasta seca', 'kg', null),
  dry('Breadcrumbs', 'Pan rallado', 'kg', null),
  dry('Burger buns', 'Pan de hamburguesa', 'ea', null),
  dry('Sandwich bread', 'Pan de molde', 'kg', null),
  dry('Crusty bread', 'Pan rústico', 'kg', null),
  dry('Canned tomatoes', 'Tomate en lata', 'kg', []),
  dry('Tomato paste', 'Concentrado de tomate', 'kg', []),
  dry('Canned chickpeas', 'Garbanzos en lata', 'kg', []),
  dry('Dried lentils', 'Lentejas secas', 'kg', []),
  dry('Olive oil', 'Aceite de oliva', 'l', [], { density: '0.915' }),
  dry('Sunflower oil', 'Aceite de girasol', 'l', [], { density: '0.92' }),
  dry('Frying oil', 'Aceite para freír', 'l', null),
  dry('White wine vinegar', 'Vinagre de vino blanco', 'l', null, { density: '1.01' }),
  dry('White wine', 'Vino blanco', 'l', null),
  dry('Red wine', 'Vino tinto', 'l', null),
  chilled('Dijon mustard', 'Mostaza de Dijon', 'kg', null),
  chilled('Mayonnaise', 'Mayonesa', 'kg', null, { density: '0.91' }),
  chilled('Ketchup', 'Kétchup', 'kg', null),
  chilled('Dill pickles', 'Pepinillos', 'kg', null),
  dry('Soy sauce', 'Salsa de soya', 'l', null),
  dry('Tahini', 'Tahini', 'kg', ['sesame']),
  dry('Black olives', 'Aceitunas negras', 'kg', null),
  dry('Capers', 'Alcaparras', 'kg', null),
  dry('Walnuts', 'Nueces', 'kg', ['nuts']),
  dry('Sliced almonds', 'Almendras laminadas', 'kg', ['nuts']),
  dry('Dark chocolate', 'Chocolate amargo', 'kg', null),
  dry('Cocoa powder', 'Cacao en polvo', 'kg', null),
  dry('Vanilla extract', 'Extracto de vainilla', 'l', null),
  dry('Raisins', 'Pasas', 'kg', null),
  dry('Coffee beans', 'Café en grano', 'kg', []),
  dry('Oat drink', 'Bebida de avena', 'l', null),
  food('dry', 'frozen', 'freezer')('Frozen peas', 'Guisantes congelados', 'kg', []),
  food('dry', 'frozen', 'freezer')('Frozen fries', 'Papas fritas congeladas', 'kg', null),
];
