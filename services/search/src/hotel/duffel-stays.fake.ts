/** A search result as Duffel documents it, with `change` put over its top level and `house` over its accommodation. */
export function aDuffelStay(change: Record<string, unknown> = {}, house: Record<string, unknown> = {}) {
  return {
    id: 'srr_0000ASVBuJVLdmqtZDJ4ca',
    created_at: '2026-11-21T12:00:00Z',
    expires_at: '2026-11-21T12:30:00Z',
    check_in_date: '2027-04-10',
    check_out_date: '2027-04-13',
    rooms: 1,
    guests: [{ type: 'adult' }, { type: 'adult' }],
    cheapest_rate_total_amount: '799.00',
    cheapest_rate_currency: 'GBP',
    cheapest_rate_base_amount: '625.83',
    cheapest_rate_public_amount: null,
    cheapest_rate_due_at_accommodation_amount: '39.95',
    cheapest_rate_due_at_accommodation_currency: 'GBP',
    supported_negotiated_rates: null,
    accommodation: {
      id: 'acc_0000AWr2VsUNIF1Vl91xg0',
      name: 'Duffel Test Hotel',
      description: 'A house by the park with a restaurant.',
      rating: 5,
      ratings: [{ source: 'star', value: 5 }],
      review_score: 8.4,
      review_count: 17,
      amenities: [
        { type: 'parking', description: 'Parking' },
        { type: 'wifi', description: 'Wi-Fi available' },
      ],
      photos: [{ url: 'https://assets.duffel.example/img/stays/image.jpg' }],
      brand: { id: 'bra_1', name: 'Duffel' },
      chain: { name: 'Duffel' },
      email: 'front@example.com',
      phone_number: '+44 20 7493 8181',
      check_in_information: { check_in_after_time: '14:30', check_out_before_time: '11:30' },
      location: {
        address: { line_one: '150 Piccadilly', city_name: 'London', postal_code: 'W1J 9BR', region: 'England', country_code: 'GB' }, // prettier-ignore
        geographic_coordinates: { latitude: 51.5071, longitude: -0.1416 },
      },
      rooms: [],
      ...house,
    },
    ...change,
  };
}

/** A rate as Duffel documents it. */
export const aDuffelRate = (change: Record<string, unknown> = {}) => ({
  id: 'rat_0000ASuebQfixzpI2v20qe',
  total_amount: '799.00',
  total_currency: 'GBP',
  base_amount: '625.83',
  base_currency: 'GBP',
  tax_amount: '133.17',
  tax_currency: 'GBP',
  fee_amount: '40.00',
  fee_currency: 'GBP',
  due_at_accommodation_amount: '39.95',
  due_at_accommodation_currency: 'GBP',
  board_type: 'half_board',
  payment_type: 'pay_now',
  available_payment_methods: ['balance'],
  quantity_available: 2,
  supplier: 'priceline',
  source: 'duffel_hotel_group',
  conditions: [{ title: 'Parking', description: 'Public parking is nearby.' }],
  cancellation_timeline: [
    { before: '2027-04-07T22:00:00Z', refund_amount: '799.00', currency: 'GBP' },
    { before: '2027-04-09T22:00:00Z', refund_amount: '400.00', currency: 'GBP' },
  ],
  ...change,
});
