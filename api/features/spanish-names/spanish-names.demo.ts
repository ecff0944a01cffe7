import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { Item } from '../inventory/items/item.entity.ts';
import { LineCheckTemplateItem } from '../line-checks/templates/line-check-template-item.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { Station } from '../stations/station.entity.ts';
import { StorageLocation } from '../stations/storage-location.entity.ts';

/** What the demo's cooks, who read Spanish, call the names of Harbour & Vine. A name that is the same in Spanish has none. */
const spanish: Readonly<Record<string, string>> = {
  // Stations and places.
  Prep: 'Preparación',
  'Garde-manger': 'Cuarto frío',
  Grill: 'Parrilla',
  Sauté: 'Salteados',
  Fry: 'Freidora',
  Pastry: 'Pastelería',
  Pass: 'Pase',
  Receiving: 'Recepción',
  'Walk-in': 'Cámara',
  'Fish drawer': 'Cajón de pescado',
  'Line reach-in 1': 'Refrigerador de línea 1',
  'Line reach-in 2': 'Refrigerador de línea 2',
  'Line reach-in 3': 'Refrigerador de línea 3',
  Freezer: 'Congelador',
  'Dry store': 'Almacén seco',
  'Bread rack': 'Estante del pan',
  // What is bought.
  'Yellow onion': 'Cebolla amarilla',
  Shallot: 'Chalota',
  Garlic: 'Ajo',
  Carrot: 'Zanahoria',
  Celery: 'Apio',
  Tomato: 'Tomate',
  'Cherry tomato': 'Tomate cherry',
  Romaine: 'Lechuga romana',
  'Mixed leaf': 'Mezcla de hojas',
  Cucumber: 'Pepino',
  Lemon: 'Limón amarillo',
  Lime: 'Lima',
  Parsley: 'Perejil',
  Basil: 'Albahaca',
  Thyme: 'Tomillo',
  'Yukon potato': 'Papa Yukon',
  Mushroom: 'Champiñón',
  Spinach: 'Espinaca',
  'Red pepper': 'Pimiento rojo',
  Avocado: 'Aguacate',
  'Chicken thigh': 'Muslo de pollo',
  'Whole chicken': 'Pollo entero',
  'Ground beef': 'Carne molida de res',
  'Beef short rib': 'Costilla corta de res',
  'Pork belly': 'Panceta de cerdo',
  Bacon: 'Tocino',
  'Salmon side': 'Lomo de salmón',
  'Cod loin': 'Lomo de bacalao',
  'Prawn 16/20': 'Camarón 16/20',
  Mussel: 'Mejillón',
  Butter: 'Mantequilla',
  'Heavy cream': 'Crema para batir',
  'Whole milk': 'Leche entera',
  Parmesan: 'Parmesano',
  'Goat cheese': 'Queso de cabra',
  Yogurt: 'Yogur',
  'Shell egg': 'Huevo',
  Flour: 'Harina',
  'Fresh yeast': 'Levadura fresca',
  Sugar: 'Azúcar',
  'Dark chocolate': 'Chocolate amargo',
  'Arborio rice': 'Arroz arborio',
  'Dried pasta': 'Pasta seca',
  'Burger bun': 'Pan de hamburguesa',
  Sourdough: 'Pan de masa madre',
  'Olive oil': 'Aceite de oliva',
  'Fryer oil': 'Aceite para freír',
  'Canned tomato': 'Tomate en lata',
  'Chickpea can': 'Garbanzos en lata',
  Dijon: 'Mostaza de Dijon',
  'Soy sauce': 'Salsa de soya',
  'Red wine': 'Vino tinto',
  Vinegar: 'Vinagre',
  Vanilla: 'Vainilla',
  'Kosher salt': 'Sal kosher',
  'Black pepper': 'Pimienta negra',
  Walnut: 'Nuez',
  Capers: 'Alcaparras',
  // What is made.
  'Tomato sauce': 'Salsa de tomate',
  'Caesar dressing': 'Aderezo César',
  'Diced chicken': 'Pollo en dados',
  'Mashed potato': 'Puré de papa',
  'Garlic aioli': 'Alioli de ajo',
  'Pickled onion': 'Cebolla encurtida',
  'Risotto base': 'Base de risotto',
  'Cut fries': 'Papas cortadas',
  'Dough balls': 'Bolas de masa',
  'Brown chicken stock': 'Fondo oscuro de pollo',
  'Herb vinaigrette': 'Vinagreta de hierbas',
  'Roast chicken': 'Pollo asado',
  'Chicken salad': 'Ensalada de pollo',
  'Crème anglaise': 'Crema inglesa',
  'Chocolate ganache': 'Ganache de chocolate',
  'Caesar salad': 'Ensalada César',
  'Burger and fries': 'Hamburguesa con papas',
  'Short rib and mash': 'Costilla con puré',
  'Salmon and risotto': 'Salmón con risotto',
  'Fish and chips': 'Pescado frito con papas',
  'Mussels marinière': 'Mejillones a la marinera',
  'Chocolate tart': 'Tarta de chocolate',
  // Corrective actions.
  'Moved to working unit': 'Pasado a un equipo que funciona',
  'Rapid chill': 'Enfriado rápido',
  'Re-iced': 'Con hielo nuevo',
  Discarded: 'Desechado',
  'Service called': 'Se llamó al servicio técnico',
  'Reheated to 74 °C': 'Recalentado a 74 °C',
  'Adjusted, recheck in 30 min': 'Ajustado, revisar en 30 min',
  'Cleaned again': 'Limpiado otra vez',
  Recalibrated: 'Recalibrado',
  'Probe taken out of use': 'Sonda fuera de uso',
};

/** Gives the rows of other features their Spanish names. */
export const spanishNamesDemo: DemoPart = {
  needs: [Item, LineCheckTemplateItem, Recipe, Station, StorageLocation],
  rows: (demo) => {
    for (const entity of [Item, Recipe, Station, StorageLocation]) {
      for (const [name, row] of demo.all<Item | Recipe | Station | StorageLocation>(entity)) {
        row.nameEs = spanish[name] ?? null;
      }
    }
    for (const entry of demo.all(LineCheckTemplateItem).values()) {
      entry.correctiveActionsEs = entry.correctiveActions.map((action) => spanish[action] ?? '');
    }
  },
};
