import { passageSet } from '../../passages/written-passage.ts';
import { FILED } from './filed.ts';

/** Discount, profit and shares. */
export const papadByTheDozen = passageSet(FILED, {
  name: 'clat-quant/papad-by-the-dozen',
  title: 'Papad from twelve kitchens',
  paragraphs: [
    'Twelve women of a village near Gaya have formed a self-help group that makes papad. The material for a packet, wrapper included, costs ₹40, and the price printed on the packet is ₹80. Shops buy packets from the group at a discount of 15% on the printed price. At the weekly market the group sells at the printed price.',
    'In November the group made 1,500 packets and sold all of them: 1,000 to shops, 300 at the weekly market, and the last 200, which had become damp, at ₹20 each. Besides the material it had other costs of ₹6,000 in the month, for rent and electricity. Of the profit that remained, 40% was put into the common fund, and the rest was divided equally among the twelve members.',
  ],
  questions: [
    {
      name: 'gain',
      difficulty: 3,
      right: 'B',
      text: 'Other costs apart, what is the profit on a packet that is sold to a shop, as a percentage of the cost of its material?',
      options: ['35%', '70%', '85%', '100%'],
      explanation: String.raw`A shop pays $80 - 15\% \text{ of } 80 = 80 - 12 = 68$ rupees, so the profit is $68 - 40 = 28$ rupees, which is $\frac{28}{40} = 70\%$ of the cost. Dividing by the printed price gives $\frac{28}{80} = 35\%$; leaving out the discount gives 100%, and taking the 15% from this gives 85%.`,
    },
    {
      name: 'share',
      difficulty: 5,
      right: 'D',
      text: 'How much did each member receive for November?',
      options: ['₹1,800', '₹1,000', '₹2,500', '₹1,500'],
      explanation: String.raw`The sales were $1000 \times 68 + 300 \times 80 + 200 \times 20 = 96000$ rupees and the costs $1500 \times 40 + 6000 = 66000$ rupees, so the profit was ₹30,000. Of this 60% was divided: $\frac{18000}{12} = 1500$ rupees each. Dividing the 40% instead gives ₹1,000, dividing the whole profit ₹2,500, and forgetting the other costs ₹1,800.`,
    },
    {
      name: 'no-loss',
      difficulty: 5,
      right: 'A',
      text: 'In December the other costs are ₹6,000 again, and all the packets that are made are sold to shops. What is the smallest number of packets with which the group makes no loss?',
      options: ['215', '214', '150', '89'],
      explanation: String.raw`A packet sold to a shop leaves $68 - 40 = 28$ rupees for the other costs. Since $\frac{6000}{28}$ lies between 214 and 215, and 214 packets leave only $214 \times 28 = 5992$ rupees, it takes 215. At the printed price it would be $\frac{6000}{40} = 150$; 89 comes from dividing by ₹68, as if the material cost nothing.`,
    },
    {
      name: 'damp',
      difficulty: 6,
      right: 'D',
      text: 'If no packet had become damp and the last 200 had been sold to shops as well, by what percentage would the profit of November have been higher?',
      options: ['40%', '16%', '10%', '32%'],
      explanation: String.raw`Each of the 200 would have brought $68 - 20 = 48$ rupees more, together ₹9,600. The profit was $96000 - 66000 = 30000$ rupees, so the rise is $\frac{9600}{30000} = 32\%$. Dividing by the sales gives 10% and by the cost of the material 16%; at the printed price the rise would be 40%.`,
    },
  ],
});

/** Volumes, and work that two do together. */
export const rainOffTheRoof = passageSet(FILED, {
  name: 'clat-quant/rain-off-the-roof',
  title: 'Rain off the roof',
  paragraphs: [
    'A school near Udaipur stores the rain that falls on its flat roof, which is 22 m long and 14 m wide. A depth of 1 mm of rain brings 1 litre of water to each square metre of roof; a fifth of the water is lost in splashes and in rinsing the roof, and the rest runs into a tank. The tank is an upright cylinder with an inner radius of 1.4 m and an inner height of 3.5 m.',
    String.raw`Before the monsoon the tank is emptied for cleaning by two pumps, of which the larger alone would empty the full tank in 4 hours and the smaller alone in 6 hours. In all calculations take $\pi = \frac{22}{7}$; a cubic metre is 1,000 litres.`,
  ],
  questions: [
    {
      name: 'rise',
      difficulty: 5,
      right: 'C',
      text: 'One night 30 mm of rain falls. By how much does the water in the tank rise, if the tank does not overflow and nobody draws water?',
      options: ['0.3 m', '0.84 m', '1.2 m', '1.5 m'],
      explanation: String.raw`On $22 \times 14 = 308$ square metres there fall $308 \times 30 = 9240$ litres, of which four fifths, 7,392 litres or 7.392 cubic metres, reach the tank. Its base is $\frac{22}{7} \times 1.4^2 = 6.16$ square metres, so the water rises by $\frac{7.392}{6.16} = 1.2$ m. Forgetting the loss gives 1.5 m, taking only the lost fifth 0.3 m, and dividing by the circumference of 8.8 m instead of the base 0.84 m.`,
    },
    {
      name: 'fill',
      difficulty: 5,
      right: 'A',
      text: 'What depth of rain fills the empty tank?',
      options: ['87.5 mm', '84 mm', '70 mm', '56 mm'],
      explanation: String.raw`The tank holds $\frac{22}{7} \times 1.4^2 \times 3.5 = 21.56$ cubic metres, or 21,560 litres. A millimetre of rain brings $308 \times \frac{4}{5} = 246.4$ litres into it, so it takes $\frac{21560}{246.4} = 87.5$ mm. Without the loss it would be 70 mm. To add a fifth to this gives 84 mm, which is too little, since a fifth is lost of what falls and not of what arrives; to take a fifth away gives 56 mm.`,
    },
    {
      name: 'pumps',
      difficulty: 6,
      right: 'D',
      text: 'Both pumps are started together on the full tank. After one hour the larger one breaks down, and the smaller one goes on alone. How long does it take from the start until the tank is empty?',
      options: ['2 h 24 min', '3 h 20 min', '3 h 30 min', '4 h 30 min'],
      explanation: String.raw`In the first hour $\frac{1}{4} + \frac{1}{6} = \frac{5}{12}$ of the tank is emptied. For the other $\frac{7}{12}$ the smaller pump needs $\frac{7}{12} \times 6 = 3\frac{1}{2}$ hours, so it takes 4 h 30 min in all. Leaving out the hour before gives 3 h 30 min, letting the smaller pump break down 3 h 20 min, and letting both run to the end 2 h 24 min.`,
    },
    {
      name: 'new-tank',
      difficulty: 6,
      right: 'C',
      text: 'The school plans a new cylindrical tank with an inner radius that is 25% greater and an inner height that is 20% smaller. How much more than the old one will it hold?',
      options: ['Exactly as much', '5% more', '25% more', '56.25% more'],
      explanation: String.raw`The volume of a cylinder, $\pi r^2 h$, grows with the square of the radius, so it is multiplied by $1.25^2 \times 0.8 = 1.25$, which is 25% more. Without the square the two changes cancel out, $1.25 \times 0.8 = 1$; the difference of the percentages is 5%; and 56.25% is what the radius alone would do, $1.25^2 = 1.5625$.`,
    },
  ],
});
