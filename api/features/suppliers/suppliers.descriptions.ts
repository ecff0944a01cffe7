import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        supplier: 'One supplier.',
      },
    },
    Mutation: {
      fields: {
        createSupplier: 'Creates a supplier.',
        updateSupplier: 'Changes a supplier.',
      },
    },
    Supplier: {
      about: 'A company that delivers to the kitchen.',
      fields: {
        id: 'The id of the supplier: a UUID, the same for ever.',
        updatedAt: 'When the supplier was last changed. Its items and deliveries do not count.',
        contact: 'The contact person; null when none was entered.',
        phone: 'The telephone number; null when none was entered.',
        accountNumber: "The kitchen's customer number there; null when none was entered.",
        deliveryDays: 'The days on which it delivers; empty when none were entered.',
        leadDays: 'Days from the order to the delivery, 0 to 60.',
        minimumOrder: "The smallest order in minor units of the kitchen's currency; null for none.",
        lastReceivedAt: 'When its last delivery was confirmed; null when there was none.',
      },
    },
    CreateSupplierInput: {
      about: 'A new supplier.',
      of: 'Supplier',
      fields: { leadDays: 'Days from the order to the delivery, 0 to 60; 1 when left out.' },
    },
    UpdateSupplierInput: { about: 'Changes to a supplier. What is left out stays as it is.', of: 'Supplier' },
    ArchiveSupplierInput: { about: 'Archives or restores a supplier.' },
  },
};
