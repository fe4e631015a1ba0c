/** An offer as Duffel documents it, with `change` put over its top level: London to New York and back by one airline. */
export function aDuffelOffer(change: Record<string, unknown> = {}) {
  const bags = [
    { type: 'checked', quantity: 1 },
    { type: 'carry_on', quantity: 1 },
  ];
  const airline = { id: 'arl_1', iata_code: 'ZZ', name: 'Duffel Airways', logo_symbol_url: null };
  const segment = (from: string, to: string, [departing_at, arriving_at]: [string, string]) => ({
    id: `seg_${from}${to}`,
    origin: { iata_code: from, type: 'airport', name: from, time_zone: 'Europe/London' },
    destination: { iata_code: to, type: 'airport', name: to, time_zone: 'America/New_York' },
    departing_at,
    arriving_at,
    duration: 'PT8H10M',
    distance: '5540.1',
    stops: [],
    marketing_carrier: airline,
    marketing_carrier_flight_number: '0171',
    operating_carrier: airline,
    operating_carrier_flight_number: null,
    aircraft: null,
    origin_terminal: '5',
    destination_terminal: null,
    passengers: [{ passenger_id: 'pas_1', cabin_class: 'economy', baggages: bags }],
  });
  return {
    id: 'off_1',
    live_mode: false,
    total_amount: '412.50',
    total_currency: 'USD',
    base_amount: '300.00',
    tax_amount: '112.50',
    expires_at: '2026-11-21T12:30:00Z',
    created_at: '2026-11-21T12:00:00Z',
    owner: airline,
    passengers: [{ id: 'pas_1', type: 'adult' }],
    payment_requirements: {
      requires_instant_payment: false,
      payment_required_by: '2026-11-24T09:00:00Z',
      price_guarantee_expires_at: null,
    },
    conditions: {
      refund_before_departure: { allowed: true, penalty_amount: '90.00', penalty_currency: 'USD' },
      change_before_departure: { allowed: false, penalty_amount: null, penalty_currency: null },
    },
    slices: [
      {
        id: 'sli_1',
        duration: 'PT8H10M',
        segments: [segment('LHR', 'JFK', ['2027-04-10T10:00:00', '2027-04-10T13:10:00'])],
      },
      {
        id: 'sli_2',
        duration: 'PT7H5M',
        segments: [segment('JFK', 'LHR', ['2027-04-17T19:00:00', '2027-04-18T07:05:00'])],
      },
    ],
    ...change,
  };
}
