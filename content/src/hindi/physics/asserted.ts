import { gathered, withEach } from '../families.ts';

const gravitation = {
  'The acceleration due to gravity on the surface of the Earth is greater at the poles than at the equator.':
    'पृथ्वी के पृष्ठ पर गुरुत्वीय त्वरण का मान विषुवत वृत्त की अपेक्षा ध्रुवों पर अधिक होता है।',
  'The acceleration due to gravity on the surface of the Earth is greater at the equator than at the poles.':
    'पृथ्वी के पृष्ठ पर गुरुत्वीय त्वरण का मान ध्रुवों की अपेक्षा विषुवत वृत्त पर अधिक होता है।',
  'The Earth rotates about its axis, and it is flattened at the poles.':
    'पृथ्वी अपने अक्ष पर घूर्णन करती है तथा ध्रुवों पर चपटी है।',
  'The acceleration due to gravity is zero at the centre of the Earth.':
    'पृथ्वी के केंद्र पर गुरुत्वीय त्वरण शून्य होता है।',
  'The poles are farther from the centre of the Earth than the points of the equator.':
    'पृथ्वी के केंद्र से ध्रुवों की दूरी विषुवत वृत्त के बिंदुओं की दूरी से अधिक है।',
  'A point of the equator is farther from the centre of the Earth than a pole, and part of the gravitational force there serves as the centripetal force of the rotation.':
    'विषुवत वृत्त का कोई बिंदु पृथ्वी के केंद्र से ध्रुव की अपेक्षा अधिक दूर है, और वहाँ गुरुत्वाकर्षण बल का एक भाग घूर्णन के लिए अभिकेंद्र बल का कार्य करता है।',
  'An astronaut in a satellite that orbits the Earth feels weightless, although the Earth attracts the astronaut.':
    'पृथ्वी की परिक्रमा करते उपग्रह में अंतरिक्ष यात्री भारहीनता अनुभव करता है, यद्यपि पृथ्वी उसे आकर्षित करती है।',
  'The gravitational force of the Earth on an astronaut in an orbiting satellite is zero.':
    'परिक्रमा करते उपग्रह में अंतरिक्ष यात्री पर पृथ्वी का गुरुत्वाकर्षण बल शून्य होता है।',
  'A satellite in orbit and everything in it have the same acceleration towards the Earth.':
    'कक्षा में उपग्रह तथा उसके भीतर की प्रत्येक वस्तु का पृथ्वी की ओर त्वरण समान होता है।',
  'The speed of a satellite in a circular orbit does not depend on the mass of the satellite.':
    'वृत्ताकार कक्षा में उपग्रह की चाल उपग्रह के द्रव्यमान पर निर्भर नहीं करती।',
  'The acceleration due to gravity of the Earth is zero at the height of a satellite.':
    'उपग्रह की ऊँचाई पर पृथ्वी का गुरुत्वीय त्वरण शून्य होता है।',
  'The astronaut falls towards the Earth just as the satellite does, so the floor need not push the astronaut; feeling weight means feeling that push.':
    'अंतरिक्ष यात्री उपग्रह के समान ही पृथ्वी की ओर गिरता रहता है, अतः फर्श उस पर कोई बल नहीं लगाता; भार का अनुभव इसी बल का अनुभव है।',
  'The escape speed from the surface of the Earth is the same for a light body and a heavy one.':
    'पृथ्वी के पृष्ठ से पलायन चाल हल्के तथा भारी पिंड के लिए समान होती है।',
  'The escape speed from the surface of the Earth is greater for a heavy body than for a light one.':
    'पृथ्वी के पृष्ठ से पलायन चाल हल्के पिंड की अपेक्षा भारी पिंड के लिए अधिक होती है।',
  'The kinetic energy of a body and its gravitational potential energy are both proportional to its mass.':
    'किसी पिंड की गतिज ऊर्जा तथा गुरुत्वीय स्थितिज ऊर्जा, दोनों उसके द्रव्यमान के समानुपाती होती हैं।',
  'The escape speed from the surface of the Earth is {1} times the speed of a satellite in an orbit close to the surface.':
    'पृथ्वी के पृष्ठ से पलायन चाल, पृष्ठ के निकट की कक्षा में उपग्रह की चाल की {1} गुनी होती है।',
  'The gravitational potential energy of a body does not depend on its mass.':
    'किसी पिंड की गुरुत्वीय स्थितिज ऊर्जा उसके द्रव्यमान पर निर्भर नहीं करती।',
  'In {1} the mass {2} of the body cancels, so {3} depends on the Earth alone.':
    '{1} में पिंड का द्रव्यमान {2} दोनों ओर से कट जाता है, अतः {3} केवल पृथ्वी पर निर्भर करता है।',
  'A planet moves fastest where it is nearest to the Sun.':
    'ग्रह की चाल वहाँ अधिकतम होती है, जहाँ वह सूर्य के निकटतम होता है।',
  'A planet in an elliptical orbit moves with the same speed everywhere.':
    'दीर्घवृत्ताकार कक्षा में ग्रह की चाल सर्वत्र समान रहती है।',
  'The gravitational force of the Sun on a planet has no torque about the Sun.':
    'ग्रह पर लगने वाले सूर्य के गुरुत्वाकर्षण बल का सूर्य के परितः बल आघूर्ण शून्य होता है।',
  'The square of the period of a planet is proportional to the cube of the semi-major axis of its orbit.':
    'ग्रह के परिक्रमण काल का वर्ग उसकी कक्षा के अर्ध-दीर्घ अक्ष के घन के समानुपाती होता है।',
  'The linear momentum of a planet in its orbit is conserved.': 'कक्षा में ग्रह का रैखिक संवेग संरक्षित रहता है।',
  'Without a torque the angular momentum about the Sun is conserved, so the speed is greatest where the distance from the Sun is smallest.':
    'बल आघूर्ण न होने पर सूर्य के परितः कोणीय संवेग संरक्षित रहता है, अतः जहाँ सूर्य से दूरी न्यूनतम हो, वहाँ चाल अधिकतम होती है।',
  'A geostationary satellite can stay above a place on the equator, but not above Delhi.':
    'भूस्थिर उपग्रह विषुवत वृत्त के किसी स्थान के ऊपर स्थिर रह सकता है, परंतु दिल्ली के ऊपर नहीं।',
  'A geostationary satellite can stay above Delhi all day long.':
    'भूस्थिर उपग्रह पूरे दिन दिल्ली के ऊपर स्थिर रह सकता है।',
  'The plane of the orbit of a satellite passes through the centre of the Earth.':
    'उपग्रह की कक्षा का तल पृथ्वी के केंद्र से होकर जाता है।',
  'The speed of a satellite in a circular orbit decreases as the radius of the orbit increases.':
    'कक्षा की त्रिज्या बढ़ने पर वृत्ताकार कक्षा में उपग्रह की चाल घटती है।',
  'The gravitational force of the Earth on a satellite acts only in the plane of the equator.':
    'उपग्रह पर पृथ्वी का गुरुत्वाकर्षण बल केवल विषुवत वृत्त के तल में लगता है।',
  'A satellite that stayed above Delhi would move round a circle of latitude, whose centre is not the centre of the Earth, towards which the force acts.':
    'दिल्ली के ऊपर स्थिर रहने वाला उपग्रह एक अक्षांश वृत्त पर चलता, जिसका केंद्र पृथ्वी का केंद्र नहीं है, जबकि बल पृथ्वी के केंद्र की ओर लगता है।',
  'The kinetic energy of a satellite in a circular orbit decreases as the radius of the orbit increases.':
    'कक्षा की त्रिज्या बढ़ने पर वृत्ताकार कक्षा में उपग्रह की गतिज ऊर्जा घटती है।',
  'With {1} the total energy is {2}, which is negative: the satellite is bound to the Earth.':
    '{1} होने से कुल ऊर्जा {2} है, जो ऋणात्मक है: उपग्रह पृथ्वी से बद्ध है।',
  'At a point inside a sphere of uniform density, the spherical shell of matter farther from the centre exerts no net gravitational force.':
    'एकसमान घनत्व के गोले के भीतर किसी बिंदु पर, केंद्र से अधिक दूर के गोलीय कोश का नेट गुरुत्वाकर्षण बल शून्य होता है।',
  'The acceleration due to gravity decreases with height above the surface of the Earth.':
    'पृथ्वी के पृष्ठ से ऊँचाई बढ़ने पर गुरुत्वीय त्वरण घटता है।',
  'The gravitational potential is the same at all points inside a sphere of uniform density.':
    'एकसमान घनत्व के गोले के भीतर सभी बिंदुओं पर गुरुत्वीय विभव समान होता है।',
  'Only the matter nearer to the centre counts, and {1} is proportional to the distance {2} from the centre.':
    'केवल केंद्र के अधिक निकट का द्रव्य प्रभावी होता है, और {1} केंद्र से दूरी {2} के समानुपाती है।',
  'In vacuum a heavy stone and a light one fall with the same acceleration at the same place.':
    'निर्वात में एक ही स्थान पर भारी तथा हल्का पत्थर समान त्वरण से गिरते हैं।',
  'In vacuum a heavy stone falls with a greater acceleration than a light one at the same place.':
    'निर्वात में एक ही स्थान पर भारी पत्थर हल्के पत्थर की अपेक्षा अधिक त्वरण से गिरता है।',
  'The gravitational force of the Earth on a body is proportional to the mass of the body.':
    'किसी पिंड पर पृथ्वी का गुरुत्वाकर्षण बल पिंड के द्रव्यमान के समानुपाती होता है।',
  'The gravitational force between two bodies does not depend on the medium between them.':
    'दो पिंडों के बीच गुरुत्वाकर्षण बल उनके बीच के माध्यम पर निर्भर नहीं करता।',
  'The gravitational force of the Earth is the same on all bodies at the same place.':
    'एक ही स्थान पर सभी पिंडों पर पृथ्वी का गुरुत्वाकर्षण बल समान होता है।',
  'The acceleration is the force divided by the mass, so the mass cancels.':
    'त्वरण बल तथा द्रव्यमान का अनुपात है, अतः द्रव्यमान कट जाता है।',
};

const electrostatics = {
  'The free electrons of a conductor move until the electrostatic field inside it is zero.':
    'चालक के मुक्त इलेक्ट्रॉन तब तक गति करते हैं, जब तक उसके भीतर स्थिरवैद्युत क्षेत्र शून्य न हो जाए।',
  'The electrostatic field at the surface of a charged conductor is perpendicular to the surface.':
    'आवेशित चालक के पृष्ठ पर स्थिरवैद्युत क्षेत्र पृष्ठ के लंबवत होता है।',
  'The electrostatic potential inside a hollow conductor is always zero.':
    'खोखले चालक के भीतर स्थिरवैद्युत विभव सदैव शून्य होता है।',
  'The charges induced on the outer surface of the metal cancel the external field in the metal and in the cavity; plastic has no free electrons.':
    'धातु के बाहरी पृष्ठ पर प्रेरित आवेश धातु तथा गुहिका में बाह्य क्षेत्र को निरस्त कर देते हैं; प्लास्टिक में मुक्त इलेक्ट्रॉन नहीं होते।',
  'No work is done by the electrostatic force when a charge is moved from one point of an equipotential surface to another.':
    'किसी आवेश को समविभव पृष्ठ के एक बिंदु से दूसरे बिंदु तक ले जाने में स्थिरवैद्युत बल द्वारा कोई कार्य नहीं किया जाता।',
  'The work done by the electrostatic force when a charge is moved from one point of an equipotential surface to another depends on the path.':
    'किसी आवेश को समविभव पृष्ठ के एक बिंदु से दूसरे बिंदु तक ले जाने में स्थिरवैद्युत बल द्वारा किया गया कार्य पथ पर निर्भर करता है।',
  'The work done by the electrostatic force on a charge is the product of the charge and the potential difference between the two points.':
    'किसी आवेश पर स्थिरवैद्युत बल द्वारा किया गया कार्य आवेश तथा दोनों बिंदुओं के बीच विभवांतर का गुणनफल होता है।',
  'Two equipotential surfaces of different potentials never intersect.':
    'भिन्न विभवों के दो समविभव पृष्ठ एक-दूसरे को कभी नहीं काटते।',
  'The electric field is zero at every point of an equipotential surface.':
    'समविभव पृष्ठ के प्रत्येक बिंदु पर विद्युत क्षेत्र शून्य होता है।',
  'Between two points of an equipotential surface the potential difference is zero, and so is the work.':
    'समविभव पृष्ठ के दो बिंदुओं के बीच विभवांतर शून्य होता है, अतः कार्य भी शून्य होता है।',
  'An electric dipole in a uniform electric field experiences no net force, but it may experience a torque.':
    'एकसमान विद्युत क्षेत्र में विद्युत द्विध्रुव पर नेट बल शून्य होता है, परंतु बल आघूर्ण लग सकता है।',
  'An electric dipole in a uniform electric field experiences a net force in the direction of the field.':
    'एकसमान विद्युत क्षेत्र में विद्युत द्विध्रुव पर क्षेत्र की दिशा में एक नेट बल लगता है।',
  'The forces of a uniform electric field on the two charges of a dipole are equal and opposite, and in general not along the same line.':
    'एकसमान विद्युत क्षेत्र में द्विध्रुव के दोनों आवेशों पर बल समान तथा विपरीत होते हैं और सामान्यतः एक ही रेखा के अनुदिश नहीं होते।',
  'The electric field of a short dipole is proportional to {1} at large distances {2}.':
    'अधिक दूरी {2} पर लघु द्विध्रुव का विद्युत क्षेत्र {1} के समानुपाती होता है।',
  'The electric fields of the two charges of a dipole cancel each other at all points.':
    'द्विध्रुव के दोनों आवेशों के विद्युत क्षेत्र सभी बिंदुओं पर एक-दूसरे को निरस्त कर देते हैं।',
  'Equal and opposite forces add up to zero; as a couple they turn the dipole, unless it lies along the field.':
    'समान तथा विपरीत बलों का योग शून्य होता है; बलयुग्म के रूप में वे द्विध्रुव को घुमाते हैं, यदि द्विध्रुव क्षेत्र के अनुदिश न हो।',
  'Two electric field lines never cross each other.': 'दो विद्युत क्षेत्र रेखाएँ एक-दूसरे को कभी नहीं काटतीं।',
  'Two electric field lines cross each other where the fields of two charges overlap.':
    'जहाँ दो आवेशों के क्षेत्र अतिव्यापित होते हैं, वहाँ दो विद्युत क्षेत्र रेखाएँ एक-दूसरे को काटती हैं।',
  'The electric field at a point has only one direction.': 'किसी बिंदु पर विद्युत क्षेत्र की केवल एक दिशा होती है।',
  'Electrostatic field lines do not form closed loops.': 'स्थिरवैद्युत क्षेत्र रेखाएँ बंद लूप नहीं बनातीं।',
  'The electric field has the same magnitude at all points of a field line.':
    'किसी क्षेत्र रेखा के सभी बिंदुओं पर विद्युत क्षेत्र का परिमाण समान होता है।',
  'A crossing would have two tangents, that is two directions of the field at one point.':
    'प्रतिच्छेद बिंदु पर दो स्पर्श रेखाएँ होतीं, अर्थात एक ही बिंदु पर क्षेत्र की दो दिशाएँ होतीं।',
  'A dielectric slab increases the capacitance of a disconnected capacitor and leaves its charge unchanged.':
    'परावैद्युत पट्टिका बैटरी से अलग किए गए संधारित्र की धारिता बढ़ा देती है और उसके आवेश को अपरिवर्तित रखती है।',
  'The energy of a charged capacitor is stored in the electric field between its plates.':
    'आवेशित संधारित्र की ऊर्जा उसकी प्लेटों के बीच के विद्युत क्षेत्र में संचित होती है।',
  'A dielectric slab increases the charge on the plates of a disconnected capacitor.':
    'परावैद्युत पट्टिका बैटरी से अलग किए गए संधारित्र की प्लेटों पर आवेश बढ़ा देती है।',
  'With the same charge {1}, the energy {2} becomes smaller when {3} becomes larger.':
    'आवेश {1} के वही रहने पर, {3} के बढ़ने से ऊर्जा {2} घटती है।',
  'A comb run through dry hair attracts small pieces of paper that have no net charge.':
    'सूखे बालों में फेरी गई कंघी कागज के ऐसे छोटे टुकड़ों को भी आकर्षित करती है, जिन पर कोई नेट आवेश न हो।',
  'A comb run through dry hair attracts small pieces of paper only if they have a net charge.':
    'सूखे बालों में फेरी गई कंघी कागज के छोटे टुकड़ों को तभी आकर्षित करती है, जब उन पर नेट आवेश हो।',
  'A charged body polarises a neutral body and makes its nearer side oppositely charged.':
    'आवेशित वस्तु उदासीन वस्तु को ध्रुवित करती है और उसके निकट वाले भाग पर विपरीत आवेश उत्पन्न करती है।',
  'The charge of a body is always an integral multiple of the elementary charge.':
    'किसी वस्तु का आवेश सदैव मूल आवेश का पूर्णांक गुणज होता है।',
  'A charged body makes the nearer side of a neutral body charged with the same sign.':
    'आवेशित वस्तु उदासीन वस्तु के निकट वाले भाग पर समान चिह्न का आवेश उत्पन्न करती है।',
  'The oppositely charged side is nearer to the comb, so it is attracted more strongly than the other side is repelled.':
    'विपरीत आवेश वाला भाग कंघी के अधिक निकट होता है, अतः उस पर आकर्षण बल दूसरे भाग पर प्रतिकर्षण बल से अधिक होता है।',
  'In the same electric field an electron has a much greater acceleration than a proton.':
    'समान विद्युत क्षेत्र में इलेक्ट्रॉन का त्वरण प्रोटॉन के त्वरण से बहुत अधिक होता है।',
  'In the same electric field an electron and a proton have accelerations of the same magnitude.':
    'समान विद्युत क्षेत्र में इलेक्ट्रॉन तथा प्रोटॉन के त्वरणों के परिमाण समान होते हैं।',
  'The charges of an electron and a proton are equal in magnitude, but the mass of the electron is much smaller.':
    'इलेक्ट्रॉन तथा प्रोटॉन के आवेशों के परिमाण समान होते हैं, परंतु इलेक्ट्रॉन का द्रव्यमान बहुत कम होता है।',
  'In the same electric field an electron and a proton experience forces in opposite directions.':
    'समान विद्युत क्षेत्र में इलेक्ट्रॉन तथा प्रोटॉन पर बल विपरीत दिशाओं में लगते हैं।',
  'In the same electric field the force on an electron is much greater than the force on a proton.':
    'समान विद्युत क्षेत्र में इलेक्ट्रॉन पर बल प्रोटॉन पर बल से बहुत अधिक होता है।',
  'From {1}, forces of the same magnitude give the smaller mass the greater acceleration.':
    '{1} से, समान परिमाण के बल कम द्रव्यमान को अधिक त्वरण देते हैं।',
  'The electric flux through a sphere around a point charge does not depend on the radius of the sphere.':
    'बिंदु आवेश को घेरने वाले गोले से गुजरने वाला विद्युत फ्लक्स गोले की त्रिज्या पर निर्भर नहीं करता।',
  'The electric flux through a sphere around a point charge is proportional to the surface area of the sphere.':
    'बिंदु आवेश को घेरने वाले गोले से गुजरने वाला विद्युत फ्लक्स गोले के पृष्ठीय क्षेत्रफल के समानुपाती होता है।',
  'The electric flux through a closed surface is determined by the net charge enclosed by it.':
    'बंद पृष्ठ से गुजरने वाला विद्युत फ्लक्स उसके द्वारा परिबद्ध नेट आवेश से निर्धारित होता है।',
  'The electric field at a point of a closed surface is due to the charges inside and outside the surface.':
    'बंद पृष्ठ के किसी बिंदु पर विद्युत क्षेत्र पृष्ठ के भीतर तथा बाहर के सभी आवेशों के कारण होता है।',
  'The electric field at a point of a closed surface is due to the charges inside the surface alone.':
    'बंद पृष्ठ के किसी बिंदु पर विद्युत क्षेत्र केवल पृष्ठ के भीतर के आवेशों के कारण होता है।',
  "By Gauss's law the flux is {1}, whatever the size of the surface that encloses the charge {2}.":
    'गाउस के नियम से फ्लक्स {1} है, चाहे आवेश {2} को परिबद्ध करने वाले पृष्ठ का आकार कितना भी हो।',
};

const optics = {
  'The resolving power of a telescope and the light gathered by it increase with the aperture of its objective.':
    'अभिदृश्यक का द्वारक बढ़ने पर दूरदर्शी की विभेदन क्षमता तथा उसके द्वारा एकत्रित प्रकाश, दोनों बढ़ते हैं।',
  'The magnifying power of a telescope in normal adjustment is the ratio of the focal lengths of objective and eyepiece.':
    'सामान्य समायोजन में दूरदर्शी की आवर्धन क्षमता अभिदृश्यक तथा नेत्रिका की फोकस दूरियों का अनुपात होती है।',
  'The resolving power of a telescope decreases as the aperture of its objective increases.':
    'अभिदृश्यक का द्वारक बढ़ने पर दूरदर्शी की विभेदन क्षमता घटती है।',
  'Faint stars are seen only if much light is gathered, and stars close together are told apart only if the resolving power is large.':
    'धुँधले तारे तभी दिखाई देते हैं, जब अधिक प्रकाश एकत्रित हो, और पास-पास स्थित तारे तभी अलग-अलग दिखाई देते हैं, जब विभेदन क्षमता अधिक हो।',
  'The critical angle for light passing from diamond to air is smaller than for light passing from glass to air.':
    'हीरे से वायु में जाने वाले प्रकाश के लिए क्रांतिक कोण काँच से वायु में जाने वाले प्रकाश के क्रांतिक कोण से कम होता है।',
  'The frequency of light does not change when the light passes from air into diamond.':
    'वायु से हीरे में प्रवेश करने पर प्रकाश की आवृत्ति नहीं बदलती।',
  'The critical angle of a material in air increases with the refractive index of the material.':
    'वायु में किसी पदार्थ का क्रांतिक कोण पदार्थ के अपवर्तनांक के साथ बढ़ता है।',
  'A small critical angle makes light be totally reflected inside the diamond, often several times, before it comes out.':
    'क्रांतिक कोण छोटा होने के कारण प्रकाश बाहर निकलने से पहले हीरे के भीतर प्रायः अनेक बार पूर्ण परावर्तित होता है।',
  'The sky looks blue from the Earth, but black from the Moon.':
    'पृथ्वी से आकाश नीला दिखाई देता है, परंतु चंद्रमा से काला।',
  'The sky looks blue from the Moon as well as from the Earth.':
    'आकाश पृथ्वी से तथा चंद्रमा से भी नीला दिखाई देता है।',
  'The molecules of air scatter blue light much more strongly than red light.':
    'वायु के अणु लाल प्रकाश की अपेक्षा नीले प्रकाश का प्रकीर्णन बहुत अधिक करते हैं।',
  'A glass prism deviates blue light more than red light.':
    'काँच का प्रिज्म लाल प्रकाश की अपेक्षा नीले प्रकाश को अधिक विचलित करता है।',
  'The molecules of air scatter red light much more strongly than blue light.':
    'वायु के अणु नीले प्रकाश की अपेक्षा लाल प्रकाश का प्रकीर्णन बहुत अधिक करते हैं।',
  'On the Earth scattered light, most of it blue, comes from all parts of the sky; the Moon has no air that could scatter light.':
    'पृथ्वी पर आकाश के सभी भागों से प्रकीर्णित प्रकाश आता है, जिसमें नीला प्रकाश सबसे अधिक होता है; चंद्रमा पर प्रकाश का प्रकीर्णन करने वाली वायु नहीं है।',
  'The Sun is visible a little before the actual sunrise.': 'सूर्य वास्तविक सूर्योदय से कुछ पहले दिखाई देने लगता है।',
  'The Sun becomes visible only a little after the actual sunrise.':
    'सूर्य वास्तविक सूर्योदय के कुछ समय बाद ही दिखाई देता है।',
  'The refractive index of the atmosphere increases from its top to the ground.':
    'वायुमंडल का अपवर्तनांक उसके ऊपरी भाग से धरातल तक बढ़ता है।',
  'The Sun looks reddish at sunrise, since most of its blue light is scattered away.':
    'सूर्योदय के समय सूर्य लालिमायुक्त दिखाई देता है, क्योंकि उसका अधिकांश नीला प्रकाश प्रकीर्णित हो जाता है।',
  'The refractive index of the atmosphere decreases from its top to the ground.':
    'वायुमंडल का अपवर्तनांक उसके ऊपरी भाग से धरातल तक घटता है।',
  'Light that enters the atmosphere is bent downwards little by little, so the Sun seems to be higher than it is.':
    'वायुमंडल में प्रवेश करने वाला प्रकाश धीरे-धीरे नीचे की ओर मुड़ता जाता है, अतः सूर्य अपनी वास्तविक स्थिति से ऊपर दिखाई देता है।',
  'The wavelength of light is smaller in water than in air.': 'जल में प्रकाश की तरंगदैर्घ्य वायु की अपेक्षा कम होती है।',
  "The fringes of Young's double slit experiment become wider when the slits are brought closer together.":
    'झिरियों को एक-दूसरे के निकट लाने पर यंग के द्विझिरी प्रयोग की फ्रिंजें चौड़ी हो जाती हैं।',
  'The frequency of light is smaller in water than in air.': 'जल में प्रकाश की आवृत्ति वायु की अपेक्षा कम होती है।',
  'The fringe width {1} is proportional to the wavelength.': 'फ्रिंज की चौड़ाई {1} तरंगदैर्घ्य के समानुपाती होती है।',
  'Two independent lamps do not give a steady interference pattern, even if they emit light of the same colour.':
    'दो स्वतंत्र लैंप स्थायी व्यतिकरण प्रतिरूप नहीं देते, चाहे वे एक ही रंग का प्रकाश उत्सर्जित करें।',
  'Two independent lamps give a steady interference pattern if they emit light of the same colour.':
    'यदि दो स्वतंत्र लैंप एक ही रंग का प्रकाश उत्सर्जित करें, तो वे स्थायी व्यतिकरण प्रतिरूप देते हैं।',
  'The phase difference between the light waves of two independent lamps changes rapidly and at random.':
    'दो स्वतंत्र लैंपों की प्रकाश तरंगों के बीच कलांतर तीव्रता से तथा यादृच्छिक रूप से बदलता है।',
  'In an interference pattern the energy of light is redistributed, but none is lost.':
    'व्यतिकरण प्रतिरूप में प्रकाश ऊर्जा का पुनर्वितरण होता है, परंतु ऊर्जा नष्ट नहीं होती।',
  'Two independent lamps can never emit light of the same wavelength.':
    'दो स्वतंत्र लैंप कभी समान तरंगदैर्घ्य का प्रकाश उत्सर्जित नहीं कर सकते।',
  'The maxima and minima change their places so fast that only an average intensity is seen; a steady pattern needs coherent sources.':
    'उच्चिष्ठ तथा निम्निष्ठ इतनी तेजी से अपना स्थान बदलते हैं कि केवल औसत तीव्रता दिखाई देती है; स्थायी प्रतिरूप के लिए कला-संबद्ध स्रोत आवश्यक हैं।',
  'Light waves can be polarised, but sound waves in air cannot.':
    'प्रकाश तरंगों को ध्रुवित किया जा सकता है, परंतु वायु में ध्वनि तरंगों को नहीं।',
  'Sound waves in air can be polarised in the same way as light waves.':
    'वायु में ध्वनि तरंगों को भी प्रकाश तरंगों की भाँति ध्रुवित किया जा सकता है।',
  'Light waves are transverse, whereas sound waves in air are longitudinal.':
    'प्रकाश तरंगें अनुप्रस्थ होती हैं, जबकि वायु में ध्वनि तरंगें अनुदैर्घ्य होती हैं।',
  'Light waves can travel through vacuum, whereas sound waves cannot.':
    'प्रकाश तरंगें निर्वात में चल सकती हैं, जबकि ध्वनि तरंगें नहीं चल सकतीं।',
  'Light waves are longitudinal, whereas sound waves in air are transverse.':
    'प्रकाश तरंगें अनुदैर्घ्य होती हैं, जबकि वायु में ध्वनि तरंगें अनुप्रस्थ होती हैं।',
  'Only vibrations at right angles to the direction of propagation can be limited to one plane.':
    'केवल संचरण की दिशा के लंबवत कंपनों को ही एक तल तक सीमित किया जा सकता है।',
  'Diffraction at a doorway is noticeable for sound, but not for light.':
    'दरवाजे पर विवर्तन ध्वनि के लिए प्रेक्षणीय होता है, परंतु प्रकाश के लिए नहीं।',
  'Diffraction at a doorway is noticeable for light, but not for sound.':
    'दरवाजे पर विवर्तन प्रकाश के लिए प्रेक्षणीय होता है, परंतु ध्वनि के लिए नहीं।',
  'The wavelengths of audible sound are comparable with the width of a doorway, whereas those of light are far smaller.':
    'श्रव्य ध्वनि की तरंगदैर्घ्य दरवाजे की चौड़ाई के तुल्य होती है, जबकि प्रकाश की तरंगदैर्घ्य उससे बहुत कम होती है।',
  'In air light travels much faster than sound.': 'वायु में प्रकाश की चाल ध्वनि की चाल से बहुत अधिक होती है।',
  'The wavelengths of light are greater than those of audible sound.':
    'प्रकाश की तरंगदैर्घ्य श्रव्य ध्वनि की तरंगदैर्घ्य से अधिक होती है।',
  'A wave spreads noticeably behind an opening only if the opening is not much wider than the wavelength.':
    'द्वारक के पीछे तरंग का फैलाव तभी प्रेक्षणीय होता है, जब द्वारक की चौड़ाई तरंगदैर्घ्य से बहुत अधिक न हो।',
};

export const assertedInPhysics = gathered(
  gravitation,
  electrostatics,
  optics,
  withEach(
    { positive: 'धनात्मक', negative: 'ऋणात्मक' },
    {
      'The total energy of a satellite in a circular orbit is <>.':
        'वृत्ताकार कक्षा में उपग्रह की कुल ऊर्जा <> होती है।',
    },
  ),
  withEach(
    { twice: 'दोगुना', half: 'आधा' },
    {
      'The potential energy of a satellite in a circular orbit is negative, and its magnitude is <> the kinetic energy.':
        'वृत्ताकार कक्षा में उपग्रह की स्थितिज ऊर्जा ऋणात्मक होती है और उसका परिमाण गतिज ऊर्जा का <> होता है।',
    },
  ),
  withEach(
    { increases: 'बढ़ता', decreases: 'घटता' },
    {
      'Inside the Earth, taken as a sphere of uniform density, the acceleration due to gravity <> with depth.':
        'पृथ्वी को एकसमान घनत्व का गोला मानने पर, उसके भीतर गहराई के साथ गुरुत्वीय त्वरण <> है।',
    },
  ),
  withEach(
    { metal: 'धातु', plastic: 'प्लास्टिक' },
    {
      'An instrument in a closed <> box is shielded from electrostatic fields outside the box.':
        '<> के बंद बक्से में रखा उपकरण बक्से के बाहर के स्थिरवैद्युत क्षेत्रों से परिरक्षित रहता है।',
    },
  ),
  withEach(
    { increases: 'बढ़', decreases: 'घट' },
    {
      'The energy stored in a charged capacitor that is disconnected from the battery <> when a dielectric slab is placed between its plates.':
        'बैटरी से अलग किए गए आवेशित संधारित्र की प्लेटों के बीच परावैद्युत पट्टिका रखने पर उसमें संचित ऊर्जा <> जाती है।',
    },
  ),
  withEach(
    { large: 'बड़ा', small: 'छोटा' },
    {
      'An astronomical telescope for faint and distant stars should have an objective of <> aperture.':
        'धुँधले तथा दूरस्थ तारों के लिए खगोलीय दूरदर्शी के अभिदृश्यक का द्वारक <> होना चाहिए।',
    },
  ),
  withEach(
    { more: 'अधिक', less: 'कम' },
    {
      'A cut diamond sparkles <> than a piece of glass of the same shape.':
        'तराशा हुआ हीरा समान आकृति के काँच के टुकड़े से <> चमकता है।',
    },
  ),
  withEach(
    { narrower: 'संकीर्ण', wider: 'चौड़ी' },
    {
      "The fringes of Young's double slit experiment become <> when the whole apparatus is immersed in water.":
        'संपूर्ण उपकरण को जल में डुबोने पर यंग के द्विझिरी प्रयोग की फ्रिंजें <> हो जाती हैं।',
    },
  ),
);
