import type { Fact } from '../fact.ts';
import { range } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { programInJava } from './printed-code.ts';

const { mcq, numerical, fact, facts } = templatesOf('Programming');
const CLASSES = 'Classes and interfaces';

const OBJECTS: readonly Fact[] = [
  [
    'In Java a class can implement several interfaces.',
    'In Java a class can extend several classes.',
    'A class has one superclass, which avoids two inherited versions of a method.',
  ],
  [
    'In Java a constructor is not inherited by a subclass.',
    'In Java a constructor is inherited by a subclass.',
    'A subclass has constructors of its own, which may call those of the superclass by "super".',
  ],
  [
    'In Java a private field of a class cannot be read by name in its subclasses.',
    'In Java a private field of a class can be read by name in its subclasses.',
    'Only the class itself has access; "protected" would open the field to subclasses.',
  ],
  [
    'In Java an abstract class cannot be instantiated by "new".',
    'In Java an abstract class can be instantiated by "new".',
    'It may have methods without a body, so objects are only made of its subclasses.',
  ],
  [
    'In Java a final method cannot be overridden.',
    'In Java a final method cannot be overloaded.',
    '"final" only forbids another version in a subclass; a method with other parameters is allowed.',
  ],
  [
    'In Java a static method belongs to its class and has no "this".',
    'In Java a static method belongs to an object and can use "this".',
    'It can be called without an object, so there is none that "this" could refer to.',
  ],
  [
    'In Java overloaded methods of a class differ in their parameters.',
    'In Java overloaded methods of a class may differ in their return type alone.',
    'A call names the method and its arguments, so the return type could not decide which is meant.',
  ],
  [
    'In Java the version of an overridden method is chosen by the class of the object at run time.',
    'In Java the version of an overridden method is chosen by the type of the variable at compile time.',
    'This is dynamic binding; the type of the variable only decides which methods may be called.',
  ],
];

const PRINCIPLES: readonly Fact[] = [
  [
    'Encapsulation hides the data of an object behind its methods.',
    'Inheritance hides the data of an object behind its methods.',
    'Inheritance lets a class take over members of another one.',
  ],
  [
    'Polymorphism lets one call run different methods, by the class of the object.',
    'Encapsulation lets one call run different methods, by the class of the object.',
    'Encapsulation is about who has access to data, not about which method runs.',
  ],
  [
    'A class that contains an object of another class is an example of composition.',
    'A class that contains an object of another class is an example of inheritance.',
    'A car has an engine and is no engine; inheritance stands for "is a".',
  ],
  [
    'An interface states which methods there are, and not how its fields are stored.',
    'An interface states how fields are stored, and not which methods there are.',
    'Classes that implement an interface choose their own fields.',
  ],
  [
    'A constructor runs when an object is created.',
    'A constructor runs when a class is compiled.',
    'It gives the fields of the new object their first values.',
  ],
  [
    'In C++ a destructor runs when an object ceases to exist.',
    'In C++ a destructor runs when an object is copied.',
    'A copy is made by the copy constructor; the destructor releases what an object holds.',
  ],
  [
    'In C++ a call by a base pointer is bound at run time only if the method is virtual.',
    'In C++ a call by a base pointer is always bound at run time.',
    'Without "virtual" the type of the pointer decides when the program is compiled.',
  ],
  [
    'Two variables that refer to the same object show the same changes of its fields.',
    'Two variables that refer to the same object have a copy of its fields each.',
    'The reference is copied by an assignment, and the object itself is not.',
  ],
];

const BASES = ['Shape', 'Account', 'Vehicle', 'Ticket'] as const;
const KINDS = { Shape: 'Square', Account: 'Savings', Vehicle: 'Bus', Ticket: 'Pass' } as const;

export const classes = [
  numerical('overridden-method', CLASSES, 4, (random) => {
    const base = random.pick(BASES);
    const kind = KINDS[base];
    const [a, b, c] = [random.int(2, 9), random.int(10, 30), random.int(2, 5)];
    const isOverridden = random.int(0, 2) > 0;
    const own = isOverridden ? b : a;
    const value = own * c + 1;
    return {
      text: `What is printed by the following Java program?

${programInJava(
  `class ${base} {`,
  `  int rate() { return ${a}; }`,
  `  int total() { return rate() * ${c} + 1; }`,
  '}',
  `class ${kind} extends ${base} {`,
  isOverridden ? `  int rate() { return ${b}; }` : `  int rate(int n) { return ${b}; }`,
  '}',
  'class Main {',
  '  public static void main(String[] args) {',
  `    ${base} x = new ${kind}();`,
  '    System.out.print(x.total());',
  '  }',
  '}',
)}`,
      value,
      check: [own, c].reduce((product, one) => product * one, 1) + 1,
      why: isOverridden
        ? `The object is a ${kind}, and so the call of rate() in total() runs the method of ${kind}, whatever the type of x: $${b} \\times ${c} + 1 = ${value}$. By the type of x it would be ${a * c + 1}.`
        : `rate(int n) has a parameter: it overloads rate() and does not override it. So total() calls the method of ${base}: $${a} \\times ${c} + 1 = ${value}$. If it were overridden, ${b * c + 1} would be printed.`,
    };
  }),

  numerical('objects-that-share-a-counter', CLASSES, 4, (random) => {
    const [first, second, steps] = [random.int(1, 9), random.int(10, 20), random.int(2, 4)];
    const isStatic = random.int(0, 1) === 1;
    const isAlias = !isStatic && random.int(0, 1) === 1;
    const calls = range(1, steps);
    const value = isStatic ? second + steps + 1 : isAlias ? first + steps + 1 : first + steps;
    return {
      text: `What is printed by the following Java program?

${programInJava(
  'class Counter {',
  `  ${isStatic ? 'static ' : ''}int n;`,
  '  Counter(int start) { n = start; }',
  '  void step() { n++; }',
  '}',
  'class Main {',
  '  public static void main(String[] args) {',
  `    Counter a = new Counter(${first});`,
  isAlias ? '    Counter b = a;' : `    Counter b = new Counter(${second});`,
  ...calls.map(() => '    a.step();'),
  '    b.step();',
  '    System.out.print(a.n);',
  '  }',
  '}',
)}`,
      value,
      check: (isStatic ? second : first) + calls.length + (isStatic || isAlias ? 1 : 0),
      why: isStatic
        ? `A static field exists once for the class. The second constructor sets it to ${second}, and each of the ${steps + 1} calls of step() raises it: ${value}. If each object had its own n, ${first + steps} would be printed.`
        : isAlias
          ? `b refers to the same object as a, so all ${steps + 1} calls raise the same n: $${first} + ${steps + 1} = ${value}$. An assignment does not copy the object.`
          : `Each object has its own n. Only the ${steps} calls of a.step() raise that of a: $${first} + ${steps} = ${value}$. The call of b.step() changes b alone.`,
    };
  }),

  mcq('order-of-constructors', CLASSES, 4, (random) => {
    const [x, y, z] = random.sample(['P', 'Q', 'R', 'S', 'T', 'K', 'M'], 3) as [string, string, string];
    const hasMethod = random.int(0, 1) === 1;
    const printed = hasMethod ? [x, y, z, y] : [x, y, z];
    const right = printed.join(' ');
    const orders = [[z, y, x], [z], [z, x, y], [y, x, z], [x, z, y]].map((order) =>
      (hasMethod ? [...order, y] : order).join(' '),
    );
    return {
      text: `What is printed by the following Java program?

${programInJava(
  `class A { A() { System.out.print("${x} "); } }`,
  'class B extends A {',
  `  B() { System.out.print("${y} "); }`,
  `  void show() { System.out.print("${y} "); }`,
  '}',
  `class C extends B { C() { System.out.print("${z} "); } }`,
  'class Main {',
  '  public static void main(String[] args) {',
  '    C c = new C();',
  ...(hasMethod ? ['    c.show();'] : []),
  '  }',
  '}',
)}`,
      right,
      wrong: orders,
      proof: [[printed.length, hasMethod ? 4 : 3]] as const,
      why: `Before the body of a constructor, the constructor of the superclass runs: first that of A, then that of B, then that of C, which gives ${x} ${y} ${z}.${hasMethod ? ` The method show() is inherited from B and prints ${y}.` : ''} In the opposite order, ${[z, y, x].join(' ')}, destructors of C++ would run.`,
    };
  }),

  fact('rules-of-classes', CLASSES, 4, 'classes and objects in Java', OBJECTS),
  facts('principles-of-objects', CLASSES, 4, 'object-oriented programming', PRINCIPLES),
];
